// npm test: everything that has to pass before a change is merged, including its set-up.
import '../test-run/withoutSettings.mjs';
import { main } from '../cli/main.mjs';
import { onStop } from '../process/onStop.mjs';
import { formatCounts } from '../report/counts.mjs';
import { formatDuration } from '../report/duration.mjs';
import { runStages } from '../test-run/runStages.mjs';
import { stages } from '../test-run/stages.mjs';

await main(async () => {
  onStop();
  const began = performance.now();
  const { failed, counts } = await runStages(stages());
  const total = formatDuration(performance.now() - began);
  console.log(
    failed === undefined
      ? `\nEverything passed in ${total}.`
      : `\n${failed} failed after ${total}; later stages didn't run.`,
  );
  console.log(formatCounts(counts));
  if (failed !== undefined) process.exitCode = 1;
});
