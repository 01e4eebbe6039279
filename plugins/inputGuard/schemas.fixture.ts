import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import type { Schema } from './json/checkSchema.ts';

/** A schema that the installed framework ships. */
export const shippedSchema = (name: 'meta' | 'nav'): Schema =>
  JSON.parse(
    readFileSync(join(root, `node_modules/@rspress/core/${name}-json-schema.json`), 'utf8'),
  );
