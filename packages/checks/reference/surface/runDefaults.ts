import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Framework } from './framework.ts';

/** The functions of the framework that complete a configuration. */
interface Normalizers {
  createSiteData(config: object): Promise<{ siteData: object }>;
  PluginDriver: {
    create(config: object, isProduction: boolean): Promise<{ modifyConfig(): Promise<object> }>;
  };
}

/** Values that the framework derives from other settings, or that nobody can omit. */
const derived = ['logoHref', 'themeConfig.nav', 'themeDir', 'multiVersion.versions'];

/** Runs the framework with an empty configuration, and returns its options as JSON, by the name of the entry. */
export async function readRunDefaults({ core }: Framework): Promise<Record<string, string>> {
  const load = (file: string): Promise<Normalizers> =>
    import(pathToFileURL(join(core, 'dist/node', file)).href);
  const { createSiteData } = await load('runtimeModule/siteData/createSiteData.js');
  const { PluginDriver } = await load('PluginDriver.js');
  const { siteData } = await createSiteData({ i18nSourcePath: join(core, 'no-such-file.json') });
  const driver = await PluginDriver.create({}, true);
  const run = { ...leaves(siteData), ...leaves(await driver.modifyConfig()) };
  for (const name of derived) delete run[name];
  return run;
}

/** The values of an object, by their dotted paths. */
const leaves = (value: object, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? leaves(inner, `${path}${key}.`)
        : { [path + key]: JSON.stringify(inner) },
    ),
  );
