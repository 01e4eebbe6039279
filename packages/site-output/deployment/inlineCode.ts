import { elementsIn, SCRIPT_TYPES } from '../html/elementsIn.mjs';

/** The inline code of a page, which a policy has to allow by hash. */
interface InlineCode {
  /** The scripts that a browser runs, without data blocks such as JSON-LD. */
  scripts: string[];
  /** The text of the style elements. */
  styles: string[];
  /** The policy in the document's own meta element. */
  policy?: string;
  /** Code that no hash can allow: `on…` attributes and `javascript:` URLs, e.g. `onclick="…" of <a>`. */
  forbidden: string[];
}

const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

/** Finds the inline code of an HTML document. */
export function inlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], forbidden: [] };
  for (const { name, attributes, text } of elementsIn(html)) {
    for (const [attribute, value = ''] of Object.entries(attributes)) {
      const isCode =
        attribute.startsWith('on') ||
        (URL_ATTRIBUTES.has(attribute) && /^\s*javascript:/i.test(value));
      if (isCode) found.forbidden.push(`${attribute}="${value}" of <${name}>`);
    }
    if (name === 'style') found.styles.push(text);
    const isPolicy = /^content-security-policy$/i.test(attributes['http-equiv'] ?? '');
    if (isPolicy) found.policy = attributes.content ?? '';
    const runs = name === 'script' && SCRIPT_TYPES.test(attributes.type?.trim() ?? '');
    if (runs && attributes.src === undefined) found.scripts.push(text);
  }
  return found;
}
