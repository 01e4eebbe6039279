// Imported before every module that reads the environment: the tests describe the site without settings.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('SITE_')) delete process.env[name];
}
process.env.SITE_ENV_FILE = 'off';
