import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a build: at its end, the seconds that all its threads have computed.
if (isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(process.env.CPU_REPORT ?? '', String((user + system) / 1e6));
  });
}
