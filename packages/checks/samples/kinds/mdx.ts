import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse, parseDocument } from 'yaml';
import { baseName, type Finding, type Kind, lineOf, type Sample, type Unit } from '../sample.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isMdx = (sample: Sample): boolean =>
  sample.lang === 'mdx' && !baseName(sample).endsWith('.md');

/** The `file=` of code blocks in a sample. The reader's site contains the file. */
const quoting = /^( *`{3,}.*?)\bfile=(["'])[^"']+\2(.*)$/gm;

/** The frontmatter, which the framework only warns about if it is invalid. */
const frontmatterOf = (code: string): string =>
  code.match(/^---\n([\s\S]*?\n)?---(?:\n|$)/)?.[1] ?? '';

/** Compiles a sample with the framework's compiler. */
async function compileFindings(sample: Sample): Promise<Finding[]> {
  const [error] = parseDocument(frontmatterOf(sample.code)).errors;
  if (error) {
    const line = lineOf(sample, (error.linePos?.[0].line ?? 1) + 1);
    const message = `This frontmatter doesn't parse: ${error.message.split(' at line')[0]}.`;
    return [{ sample, line, message, fix: 'Correct the YAML.' }];
  }
  // Takes a second to load, and most changes contain no sample in MDX.
  const { compile } = await import('@rspress/core/dist/node/mdx/processor.js');
  const docDirectory = join(repositoryRoot, '.samples');
  try {
    await compile({
      source: sample.code.replace(quoting, '$1$3'),
      filepath: join(docDirectory, `sample.${isMdx(sample) ? 'mdx' : 'md'}`),
      docDirectory,
      // The reader's site contains the images of a sample.
      config: { markdown: { image: { checkDeadImages: false } } },
      routeService: null,
      pluginDriver: null,
    });
  } catch (error) {
    const { message: text } = error as Error;
    const line = lineOf(sample, Number(text.match(/\((\d+):\d+/)?.[1] ?? 1));
    const message = `This sample doesn't compile: ${text.split('\n')[0]}.`;
    return [{ sample, line, message, fix: 'Correct the sample.' }];
  }
  return [];
}

/** An element as JSX: a component with its props, or only the expressions of an HTML element. */
function jsxOf({ name, attributes, children }: Element): string {
  const isComponent = /^[A-Z]/.test(name ?? '');
  const parts = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
    const { value } = attribute;
    // `void` lets the attribute of an HTML element be of any type.
    if (!isComponent) return value && typeof value === 'object' ? `{void (${value.value})}` : '';
    if (value === null || value === undefined) return attribute.name;
    return `${attribute.name}={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`;
  });
  if (!isComponent) return parts.join('');
  const end = children.length > 0 ? `>{'' as never}</${name}>` : '/>';
  return `<${name} ${parts.join(' ')}${end}`;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The imports of a sample, its frontmatter with the framework's type, and its components with their props. */
function unitOf(sample: Sample): Unit | undefined {
  if (!isMdx(sample)) return undefined;
  const texts: string[] = [];
  const lines: number[] = [];
  const add = (text: string, line = 1) => {
    for (const [offset, part] of text.split('\n').entries()) {
      texts.push(part);
      lines.push(line + offset);
    }
  };
  const tree = processor.parse(sample.code);
  visit(tree, 'mdxjsEsm', ({ value, position }) => add(value, position?.start.line));
  const frontmatter = JSON.stringify(parse(frontmatterOf(sample.code)) ?? {});
  add(`export const frontmatter: import('@rspress/core').FrontMatterMeta = ${frontmatter};`);
  add('export const content = (props: Record<string, string>) => <>{props.a}');
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      add(jsxOf(node), line);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      add(`{${node.value}}`, line);
    }
  });
  add('</>;');
  return { sample, path: `${sample.title ?? 'docs/index.mdx'}.tsx`, text: texts.join('\n'), lines };
}

/** Checks that pages compile with the framework, and that their components accept the given props. */
export const mdx: Kind = { name: 'mdx', check: compileFindings, unit: unitOf };
