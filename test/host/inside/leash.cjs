// Preloaded into VS Code's server. Its stdin is a pipe that serverProcess.ts holds open and never writes to: when that
// process ends, however it ends, the pipe ends, and the server goes with it, together with all that it started.
process.execArgv = []; // what it starts is not to load this file, too
const target = process.platform === 'win32' ? process.pid : -process.pid; // elsewhere: the process group
process.stdin
  .on('end', () => process.kill(target, 'SIGKILL'))
  .resume()
  .unref();
