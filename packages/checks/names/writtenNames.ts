import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';

/** What a name in prose is, which decides which list must contain it. */
export type NameKind = 'option' | 'hook' | 'flag' | 'variable' | 'environment' | 'word' | 'called';

/** One name in the inline code of a page. */
export interface WrittenName {
  kind: NameKind;
  /** Without call, value, tag, and brackets. */
  name: string;
  /** The complete inline code. */
  code: string;
  line: number | undefined;
}

/** Inline code with a path, a URL, Markdown, or text, which isn't a name. */
const NO_NAME = /[/\\"'`|#*…]|^\s|\s$|^[.@$%]/;

/** Names of files and hosts, which have dots too. */
const FILE =
  /\.(?:[cm]?[jt]sx?|mdx?|json|html?|css|scss|txt|xml|svg|png|webp|vue|lock|ya?ml|conf|io|com|dev|org|rs)$/;

const isCompound = (word: string): boolean => /^[A-Za-z]\w*[a-z0-9][A-Z]\w*$/.test(word);

/** The names in one piece of inline code. */
function namesIn(code: string): { kind: NameKind; name: string }[] {
  const flags = /^(?:--[a-z]|(?:npx )?rspress )/.test(code)
    ? code.match(/(?<=^|\s)--[a-z][\w-]*(?<!-)(?=[\s=]|$)/g)
    : null;
  const variable = /^(?:var\()?(--(?:rp|shiki)-[\w-]*[a-z0-9])\)?(?::.*)?$/.exec(code)?.[1];
  if (variable) return [{ kind: 'variable', name: variable }];
  if (flags) return flags.map((flag) => ({ kind: 'flag', name: flag }));
  const environment =
    /^(?:process\.env\.|import\.meta\.env\.)?((?:RSPRESS|SSG|ENABLE)_[A-Z_]+)\b/.exec(code)?.[1];
  if (environment) return [{ kind: 'environment', name: environment }];
  const component = /^<\/?([A-Z]\w*)(?:[\s/>].*)?$/s.exec(code)?.[1];
  if (component && !code.includes('=>')) return [{ kind: 'word', name: component }];
  if (NO_NAME.test(code.replace(/\(.*\)$|[:=].*$/s, ''))) return [];
  const bare = code
    .replace(/\(.*\)$/s, '')
    .replace(/[:=].*$/s, '')
    .replace(/(?:\[\]|\?|!)$/, '')
    .replace(/\[(?:\d+|\w+)?\]/g, '')
    .trim();
  if (/^use[A-Z]\w*$/.test(bare)) return [{ kind: 'hook', name: bare }];
  if (FILE.test(bare)) return [];
  if (/^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/.test(bare)) return [{ kind: 'option', name: bare }];
  if (isCompound(bare)) return [{ kind: 'word', name: bare }];
  return [];
}

/** Words after inline code that is a name, even if it is only one plain word. */
const CALLED =
  /^\s*(?:\[?(?:option|prop|field|hook|slot|key|frontmatter)s?\b|选项|属性|字段|钩子|插槽|配置项)/;

/** Every name in the prose of a page, in order. */
export function writtenNames(page: Page): WrittenName[] {
  const names: WrittenName[] = [];
  visit(page.tree, 'inlineCode', ({ value, position }, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (/^[a-z]\w*$/.test(value) && next?.type === 'text' && CALLED.test(next.value)) {
      names.push({ kind: 'called', name: value, code: value, line: position?.start.line });
      return;
    }
    for (const { kind, name } of namesIn(value)) {
      names.push({ kind, name, code: value, line: position?.start.line });
    }
  });
  return names;
}
