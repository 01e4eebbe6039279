// Imported before every module that reads the environment, because the tests expect a site without settings.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('SITE_')) delete process.env[name];
}
process.env.SITE_ENV_FILE = 'off';
