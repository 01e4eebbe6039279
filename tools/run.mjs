// node tools/run.mjs <command> [options]     runs tools/commands/<command>.mjs, if this Node is new enough
import { requireNode } from './setup/requireNode.mjs';

requireNode();
const [command = ''] = process.argv.splice(2, 1);
try {
  await import(`./commands/${command}.mjs`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
