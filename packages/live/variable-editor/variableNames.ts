const ours = /^--(?:rp|shiki)-/;

function collect(rules: CSSRuleList, names: Set<string>): void {
  for (const rule of rules) {
    if ('style' in rule) {
      for (const name of rule.style as CSSStyleDeclaration) if (ours.test(name)) names.add(name);
    }
    if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, names);
  }
}

/** The names of the theme's variables that the page's style sheets set, sorted. */
export function variableNames(): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) collect(sheet.cssRules, names);
  return [...names].sort();
}
