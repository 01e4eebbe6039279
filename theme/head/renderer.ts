import { readAttributes } from './attributes.ts';
import { keyOf } from './keyOf.ts';
import { setAttribute, unsetAttribute } from './setAttribute.ts';
import { isAttributes, type Tag } from './tag.ts';

/** The tags that are in the page already, by what they stand for. */
function builtTags(page: Document): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const tags = ':is(head,body)>:is(base,meta,link,style,script,noscript)';
  for (const element of page.querySelectorAll<HTMLElement>(tags)) {
    const given = Object.fromEntries([...element.attributes].map((it) => [it.name, it.value]));
    const name = element.localName;
    const text = element.textContent;
    const key = keyOf(name, readAttributes(name, given), text, given['data-hid']);
    let free = key;
    for (let count = 1; found.has(free); count++) free = `${key}:${count}`;
    found.set(free, element);
  }
  return found;
}

function titleOf(tags: ReadonlyMap<string, Tag>): unknown {
  const title = tags.get('title')?.text;
  const template = tags.get('titleTemplate')?.text;
  if (!template) return title;
  return typeof template === 'function'
    ? template(title)
    : String(template).replace('%s', String(title ?? ''));
}

/**
 * Makes the head of a page say what is asked for. What the page has already stays in its place; what is not asked for any
 * more goes, and what nobody here brought is left alone.
 *
 * @returns what shows tags, given under keys that are used once each
 */
export function createRenderer(page: Document): (tags: ReadonlyMap<string, Tag>) => void {
  let elements: Map<string, HTMLElement>;
  let firstTitle: string;
  let undo = new Map<string, () => void>();
  return (tags) => {
    elements ??= builtTags(page);
    firstTitle ??= page.title;
    const before = undo;
    undo = new Map();
    const title = String(titleOf(tags) || firstTitle);
    if (page.title !== title) page.title = title;
    for (const [key, { name, attributes, text, position }] of tags) {
      if (name.startsWith('title')) continue;
      const ofPage = isAttributes(name);
      const root = name === 'htmlAttrs' ? page.documentElement : page.body;
      const element = ofPage ? root : (elements.get(key) ?? page.createElement(name));
      for (const [attribute, value] of attributes) {
        setAttribute(element, attribute, value);
        if (ofPage) undo.set(`${key} ${attribute}`, () => unsetAttribute(element, attribute));
      }
      if (ofPage) continue;
      if (text && element.textContent !== text) element.textContent = String(text);
      if (!elements.has(key)) {
        if (position === 'bodyOpen') page.body.prepend(element);
        else (position === 'bodyClose' ? page.body : page.head).append(element);
      }
      elements.set(key, element);
      undo.set(key, () => {
        element.remove();
        elements.delete(key);
      });
    }
    for (const [key, takeBack] of before) if (!undo.has(key)) takeBack();
  };
}
