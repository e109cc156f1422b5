// The worker's entry in a browser.
import { serve } from '../serve';

serve({
  post: (message, transfer) => {
    postMessage(message, { transfer });
  },
  listen: (receive) => {
    addEventListener('message', ({ data }) => {
      receive(data);
    });
  },
});
