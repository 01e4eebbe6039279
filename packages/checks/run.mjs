#!/usr/bin/env node
// npm run check                            every rule
// npm run check -- links urls              some rules
// npm run check -- changed [--update]      what this branch changed, without a build
// npm run check -- samples docs/en/….mdx   some pages
// npm run check -- translations --update      writes a rule's records
import { requireNode } from '../../tools/setup/requireNode.mjs';

requireNode();
await import('../../tools/typescript/register.mjs');
const { main } = await import('./runner/main.ts');
// Watchers that the framework's modules start would keep the process running.
process.exit(await main(process.argv.slice(2)));
