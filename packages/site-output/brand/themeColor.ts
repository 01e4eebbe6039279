import { resolve } from 'node:path';
import { readText, root } from '@handbook/content/files';
import { parse } from 'postcss';

const TOKENS_FILE = 'theme/styles/tokens.css';
const SELECTORS = { light: 'html:not(.rp-dark)', dark: 'html.rp-dark' };

export type ColorScheme = keyof typeof SELECTORS;

/**
 * Reads a color of the theme from `theme/styles/tokens.css`.
 *
 * @param variable the name of a CSS variable, such as `--rp-c-brand`
 * @throws Error if the file doesn't set the variable for the color scheme
 */
export function themeColor(scheme: ColorScheme, variable: string, file = TOKENS_FILE): string {
  let color = '';
  parse(readText(resolve(root, file))).walkRules(SELECTORS[scheme], (rule) => {
    rule.walkDecls(variable, ({ value }) => {
      color = value;
    });
  });
  if (!color) throw new Error(`${file} doesn't set ${variable} in "${SELECTORS[scheme]}".`);
  return color;
}
