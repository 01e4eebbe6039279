/** Elements whose content is no text with references, and tags with what stands in their quotes. */
const MARKUP = /<(script|style)\b[^>]*>.*?<\/\1>|<(?:[^"'>]|"[^"]*"|'[^']*')*>/gs;

/** What needs no reference in a text. A `<` and a `&` need theirs. */
const REFERENCES = /&(?:quot|gt|#x27);/g;
const plain: Readonly<Record<string, string>> = { '&quot;': '"', '&gt;': '>', '&#x27;': "'" };
const toPlain = (text: string): string => text.replace(REFERENCES, (it) => plain[it] ?? it);

/** A page whose texts have no references that they can do without. Its head and the attributes stay. */
export function plainBody(html: string): string {
  const start = html.indexOf('<body');
  if (start === -1) return html;
  let done = html.slice(0, start);
  let at = start;
  for (const { 0: markup, index } of html.slice(start).matchAll(MARKUP)) {
    done += toPlain(html.slice(at, start + index)) + markup;
    at = start + index + markup.length;
  }
  return done + toPlain(html.slice(at));
}
