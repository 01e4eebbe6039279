import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, missingPlatforms } from './lock/platforms.mjs';
import { root } from './root.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatforms(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(
  missing.length === 0
    ? 'package-lock.json locks every platform.'
    : `Locked ${missing.map(({ name }) => name).join(', ')}.`,
);
