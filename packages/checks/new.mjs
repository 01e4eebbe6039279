#!/usr/bin/env node
// npm run new -- guide/basic/my-page     writes a page in both languages, and adds it to the menus
import { requireNode } from '../../tools/setup/requireNode.mjs';

requireNode();
await import('../../tools/typescript/register.mjs');
const { newPage } = await import('./new-page/newPage.ts');
const { root } = await import('@handbook/content/files');
try {
  console.log(newPage(root, process.argv[2] ?? '').join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
