import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry } from './entry.ts';
import type { Framework } from './framework.ts';

const file = 'dist/node/runtimeModule/DEFAULT_I18N_TEXT.js';

/** Reads the interface strings of the framework, with English as the default and other languages as variants. */
export async function readI18nKeys({ core }: Framework): Promise<Entry[]> {
  const loaded = (await import(pathToFileURL(join(core, file)).href)) as {
    DEFAULT_I18N_TEXT: Record<string, Record<string, string>>;
  };
  return Object.entries(loaded.DEFAULT_I18N_TEXT).map(([name, texts]) => ({
    area: 'i18n-keys',
    name,
    default: texts.en ?? null,
    variants: texts,
    tags: [],
    source: `node_modules/@rspress/core/${file}`,
  }));
}
