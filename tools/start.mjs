import { requireNode } from './setup/requireNode.mjs';

requireNode();
const { start } = await import('./commands/start.mjs');
await start(process.argv.slice(2));
