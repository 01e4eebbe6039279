import { withoutComments } from './comments.ts';
import type { Item } from './item.ts';
import { inReadingOrder, lineOf } from './reading.ts';

/** The lines of JavaScript that contain code, with their offset. */
const codeLines = (source: string) =>
  withoutComments(source, 'tsx')
    .split('\n')
    .map((line, offset) => ({ text: line.trim(), offset }))
    .filter(({ text }) => text !== '');

/** JSX names and props. Values may be translated. */
export const componentItems = inReadingOrder((node) => {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const name = node.name ?? '';
  const props = node.attributes.flatMap((attribute): Item[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return [{ strict: `<${name} {`, prose: attribute.value, line: lineOf(node) }];
    }
    const { value } = attribute;
    const text =
      value && typeof value === 'object'
        ? codeLines(value.value)
            .map(({ text }) => text)
            .join(' ')
        : (value ?? '');
    const line = attribute.position?.start.line ?? lineOf(node);
    const strict = `<${name} ${attribute.name}=`;
    return [{ strict, prose: text, shown: `${strict}"${text}">`, line }];
  });
  props.sort((a, b) => (a.strict < b.strict ? -1 : 1));
  return [{ strict: `<${name}>`, line: lineOf(node) }, ...props];
});

/** `{' '}` separates English words. Chinese doesn't need it. */
const spacing = /^(['"`])\s*\1$/;

/** An import may contain the language of the page: `./names.ts?lang=zh`. */
const languageQuery = /(?<=\?lang=)(?:en|zh)\b/g;

/** The lines of imports, exports, and expressions. Strings in them may be translated. */
export const expressionItems = inReadingOrder((node) => {
  const isCode =
    node.type === 'mdxjsEsm' ||
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression';
  if (!isCode || spacing.test(node.value)) return [];
  return codeLines(node.value).map(({ text, offset }) => ({
    strict: '',
    prose: text.replace(languageQuery, '…'),
    line: lineOf(node) + offset,
  }));
});
