import { join } from 'node:path';
import { readText, root } from '@handbook/content/files';

const TOKENS_FILE = 'theme/styles/tokens.css';
const SELECTORS = { light: 'html:not(.rp-dark)', dark: 'html.rp-dark' };

/**
 * Reads a color of the theme from `theme/styles/tokens.css`.
 *
 * @param variable the name of a CSS variable, such as `--rp-c-brand`
 * @throws Error if the file doesn't set the variable for the color scheme
 */
export function themeColor(scheme: keyof typeof SELECTORS, variable: string): string {
  const rules = readText(join(root, TOKENS_FILE)).split(`\n${SELECTORS[scheme]} {\n`).slice(1);
  const lines = rules.flatMap((rule) => rule.split('\n}')[0]?.split('\n') ?? []);
  const line = lines.find((it) => it.trim().startsWith(`${variable}: `));
  if (!line) throw new Error(`${TOKENS_FILE} doesn't set ${variable} in "${SELECTORS[scheme]}".`);
  return line.trim().slice(variable.length + 2, -1);
}
