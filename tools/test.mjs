import { requireNode } from './setup/requireNode.mjs';

requireNode();
// The tests describe the site as it is without settings.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('SITE_')) delete process.env[name];
}
process.env.SITE_ENV_FILE = 'off';
const { test } = await import('./commands/test.mjs');
await test();
