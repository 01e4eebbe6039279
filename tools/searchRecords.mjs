import { requireNode } from './setup/requireNode.mjs';

requireNode();
const { searchRecords } = await import('./commands/searchRecords.mjs');
await searchRecords(process.argv.slice(2));
