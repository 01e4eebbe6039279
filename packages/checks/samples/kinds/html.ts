import { type DefaultTreeAdapterMap, type ParserError, parse, parseFragment } from 'parse5';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';

type Node = DefaultTreeAdapterMap['node'];

/** Elements without an end tag, which the parser closes silently. */
function unclosed(node: Node, found: { name: string; line: number }[] = []): typeof found {
  if ('sourceCodeLocation' in node && 'tagName' in node) {
    const place = node.sourceCodeLocation;
    const isVoid = voidElements.has(node.tagName);
    if (place?.startTag && !place.endTag && !isVoid) {
      found.push({ name: node.tagName, line: place.startLine });
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) unclosed(child, found);
  return found;
}

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

function findingsOf(sample: Sample): Finding[] {
  const errors: ParserError[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: ParserError) => errors.push(error),
  } as const;
  const isDocument = /^\s*<(!doctype|html)\b/i.test(sample.code);
  const tree = (isDocument ? parse : parseFragment)(sample.code, options);
  const broken = errors.map(({ code, startLine }): Finding => {
    const message = `This HTML doesn't parse: ${code.replaceAll('-', ' ')}.`;
    return { sample, line: lineOf(sample, startLine), message, fix: 'Correct the markup.' };
  });
  const open = unclosed(tree).map(({ name, line }): Finding => {
    const message = `<${name}> is never closed.`;
    return { sample, line: lineOf(sample, line), message, fix: `Add </${name}>.` };
  });
  return [...broken, ...open];
}

/** Checks that HTML documents and fragments parse and close every element. */
export const html: Kind = { name: 'html', check: (samples) => samples.flatMap(findingsOf) };
