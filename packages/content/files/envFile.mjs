import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from './root.mjs';

const named = process.env.SITE_ENV_FILE;
const file = resolve(root, named || '.env');

// `loadEnvFile` doesn't override variables that are set. `npm test` sets `off`, because it tests the site without settings.
if (named !== 'off' && (named || existsSync(file))) {
  try {
    loadEnvFile(file);
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${/** @type {Error} */ (error).message}`);
  }
}
