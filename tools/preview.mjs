import { requireNode } from './setup/requireNode.mjs';

requireNode();
const { preview } = await import('./commands/preview.mjs');
await preview(process.argv.slice(2));
