// The thread of `trial.ts`: one solver goes through boards until there are no more or time is up.
import { parentPort, workerData } from 'node:worker_threads';
import { cpuNow } from './cpu';
import { loadRivals } from './rivals';
import type { TrialOrder, TrialStep } from './trial';

async function run({ folder, solver: name, boards, seconds }: TrialOrder): Promise<void> {
  const solver = (await loadRivals(folder)).find((rival) => rival.name === name);
  const loaded = solver?.load(boards);
  const start = cpuNow();
  for (let index = 0; loaded !== undefined && index < boards.length; index++) {
    const answer = loaded.answer(index);
    const step: TrialStep = { answer, seconds: cpuNow() - start };
    parentPort?.postMessage(step);
    if (step.seconds > seconds) {
      break;
    }
  }
}

void run(workerData as TrialOrder);
