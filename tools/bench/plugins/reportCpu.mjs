import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Preloaded into a build: writes the CPU seconds of all threads when the build ends.
if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(process.env.CPU_REPORT ?? '', String((user + system) / 1e6));
  });
}
