import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';

const darkClass = /\.(?:rp-)?dark(?![\w-])/g;

/** Stands for the class that only a script sets; twice, to win over the light rules that hold without it. */
const always = ':not(.off):not(.off)';

/** The selector of a rule for the dark scheme, as one that holds without its class; undefined for any other. */
function withoutClass(selector: string): string | undefined {
  // `:not(.rp-dark)` is a rule for the light scheme.
  const rest = selector.replaceAll(/:not\(\.(?:rp-)?dark\)/g, '');
  const changed = rest.replaceAll(darkClass, always);
  return changed === rest ? undefined : changed;
}

function copyWithParents(rule: Rule, selector: string): ChildNode {
  let copy: ChildNode = rule.clone({ selector });
  let parent = rule.parent as Rule['parent'] | AtRule | Root;
  while (parent && parent.type !== 'root') {
    copy = (parent as AtRule).clone({ nodes: [copy] });
    parent = parent.parent as AtRule | Root;
  }
  return copy;
}

/**
 * Takes the rules of the dark scheme out of a style sheet, for pages on which no script says which scheme it is.
 *
 * @param css the styles of the whole site, which hang on the class `rp-dark` or `dark`
 */
export function darkRules(css: string): string {
  const dark = ['html{color-scheme:dark}'];
  postcss.parse(css).walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => withoutClass(selector) ?? []);
    if (selectors.length > 0) dark.push(`${copyWithParents(rule, selectors.join(','))}`);
  });
  // Pages share rules. The last of the same ones is the one that decides.
  return [...new Set(dark.reverse())].reverse().join('');
}
