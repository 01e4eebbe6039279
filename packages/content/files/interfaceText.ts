import { join } from 'node:path';
import { readText } from './readText.mjs';

/** Interface text by key and language. */
export type InterfaceText = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads `i18n.json`. */
export const readInterfaceText = (): InterfaceText =>
  JSON.parse(readText(join(process.cwd(), 'i18n.json')));
