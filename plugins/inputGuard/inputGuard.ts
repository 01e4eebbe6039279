import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { passedBefore } from './config/passedBefore.ts';
import { checkInterfaceTexts } from './interfaceTexts.ts';
import type { Schema } from './json/checkSchema.ts';
import { checkLanguageFolders } from './languageFolders.ts';
import { checkMetaFile } from './metaFile.ts';
import { checkNavFile } from './navFile.ts';
import { formatProblems, type Problem } from './problem.ts';
import { pageExtensions, readTree } from './sourceTree.ts';
import { checkTextKeys, textKeys } from './textKeys.ts';

const CONFIG_FILE = 'rspress.config.ts';
const TEXTS_FILE = 'i18n.json';

/**
 * Stops a build whose input is wrong, and says everything that is wrong at once: the file, the line and the cure. The
 * framework stops at the first mistake, or builds a site with it.
 */
export function inputGuard(): RspressPlugin {
  return {
    name: 'input-guard',
    async config(config, _utils, isProd) {
      const root = process.cwd();
      const problems = [...checkSources(root, config), ...(isProd ? await checkConfig(root) : [])];
      if (problems.length > 0) throw guardError(problems);
      return config;
    },
  };
}

/** Everything but the configuration: folders, navigation and interface texts. */
function checkSources(root: string, config: UserConfig): Problem[] {
  const folder = resolve(root, config.root ?? 'docs');
  const docs = relative(root, folder).split(sep).join('/');
  const languages = (config.locales ?? []).map(({ lang }) => lang);
  const extensions = config.route?.extensions ?? pageExtensions;
  const tree = readTree(folder);
  const texts = existsSync(join(root, TEXTS_FILE))
    ? readFileSync(join(root, TEXTS_FILE), 'utf8')
    : '{}';
  const keys = textKeys(texts);
  const schemas = { '_meta.json': readSchema('meta'), '_nav.json': readSchema('nav') };
  const navigation = [...tree.files].sort().flatMap((path): Problem[] => {
    const name = basename(path);
    if (name !== '_meta.json' && name !== '_nav.json') return [];
    const text = readFileSync(join(folder, path), 'utf8');
    const input = { path, text, tree, docs, extensions, schema: schemas[name] };
    return [
      ...(name === '_meta.json' ? checkMetaFile(input) : checkNavFile(input)),
      ...checkTextKeys({ file: `${docs}/${path}`, text, keys }),
    ];
  });
  return [
    ...checkLanguageFolders({ tree, docs, languages, extensions }),
    ...navigation,
    ...checkInterfaceTexts({ file: TEXTS_FILE, text: texts, languages }),
  ];
}

async function checkConfig(root: string): Promise<Problem[]> {
  const text = readFileSync(join(root, CONFIG_FILE), 'utf8');
  const before = passedBefore(root, text);
  if (before.passed) return [];
  // TypeScript takes a while to load, so only a build that needs it pays for it.
  const { checkConfigKeys } = await import('./config/configKeys.ts');
  const { loadUserConfigType } = await import('./config/userConfigType.ts');
  const known = loadUserConfigType(root);
  const problems = checkConfigKeys({ file: CONFIG_FILE, text, known });
  if (problems.length === 0) before.remember();
  return problems;
}

/** The framework ships its schemas next to its package.json, but does not export them. */
function readSchema(name: 'meta' | 'nav'): Schema {
  const manifest = createRequire(import.meta.url).resolve('@rspress/core/package.json');
  return JSON.parse(readFileSync(join(manifest, `../${name}-json-schema.json`), 'utf8'));
}

function guardError(problems: readonly Problem[]): Error {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  const error = new Error(
    `${count} in what the site is built from.\n\n${formatProblems(problems)}\n`,
  );
  // The place that matters is in the message; the stack would name this plugin.
  error.stack = error.message;
  return error;
}
