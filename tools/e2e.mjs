import { requireNode } from './setup/requireNode.mjs';

requireNode();
const { e2e } = await import('./commands/e2e.mjs');
await e2e(process.argv.slice(2));
