import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from '../root.mjs';

const file = join(root, '.env');

// Variables that are set already win. `npm test` switches the file off: it tests the site without settings.
if (process.env.SITE_ENV_FILE !== 'off' && existsSync(file)) loadEnvFile(file);
