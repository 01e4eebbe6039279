/** A configuration of PostCSS that gives `tint` a color. */
export const postcss = (color: string): string =>
  `export default { plugins: [{ postcssPlugin: 'tint', Declaration(one) { if (one.value === 'tint') one.value = '${color}'; } }] };\n`;
