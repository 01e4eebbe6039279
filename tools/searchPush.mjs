import { requireNode } from './setup/requireNode.mjs';

requireNode();
const { searchPush } = await import('./commands/searchPush.mjs');
await searchPush(process.argv.slice(2));
