import { type CompileOptions, compile } from '@mdx-js/mdx';
import { remarkContainerSyntax } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import type { MDXContent } from 'mdx/types.js';
import { Fragment, jsx } from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { checkTime, instrument } from './instrument.ts';
import { importModule } from './modules.ts';
import type { Place } from './problem.ts';

/** Where a piece of code comes from. Lines are counted from 1, columns from 0. */
interface Mapping {
  generated: Place;
  original: Place;
}

/** Takes the place of a generator of source maps: the mappings themselves are all that is needed. */
class Mappings {
  readonly all: Mapping[] = [];
  addMapping({ generated: { line, column }, original }: Mapping) {
    this.all.push({ generated: { line, column }, original });
  }
  toJSON = () => this.all;
}

let count = 0;
/** The name of the newest code in the stacks of errors, and where its pieces come from. */
let name = '';
let mappings: Mapping[] = [];

/** Lines that `new Function` puts before a body, as the language has it. */
const LINES_BEFORE = 2;

/** The place in the newest text that the stack of an error leads to. */
export function locate(stack: string): Place | undefined {
  const [, line, column] = stack.split(`${name}:`)[1]?.match(/^(\d+):(\d+)/) ?? [];
  const inLine = mappings.filter(({ generated }) => generated.line === Number(line) - LINES_BEFORE);
  const found = inLine.findLast(({ generated }) => generated.column < Number(column)) ?? inLine[0];
  return found && { line: found.original.line, column: found.original.column + 1 };
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/**
 * Compiles MDX as the framework does (GitHub's Markdown, containers, then MDX itself) and runs it.
 *
 * @throws errors of the parsers, and whatever the text throws
 */
export async function evaluate(source: string): Promise<MDXContent> {
  count += 1;
  const path = `text-${count}.mdx`;
  const options: CompileOptions = {
    // Without one, MDX takes no imports. The frame has no other use for it.
    baseUrl: 'about:blank',
    // For the places of components that are missing.
    development: true,
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm, remarkContainerSyntax],
    recmaPlugins: [instrument],
    SourceMapGenerator: Mappings as unknown as NonNullable<CompileOptions['SourceMapGenerator']>,
  };
  const code = await compile({ value: source, path }, options);
  name = path;
  mappings = code.map as unknown as Mapping[];
  const body = `${code}\n//# sourceURL=${path}`;
  const run = new AsyncFunction('_runtime', '_importModule', '_checkTime', body);
  const runtime = { Fragment, jsx, jsxs: jsx, jsxDEV: jsx };
  const { default: Content } = await run(runtime, importModule, checkTime);
  return Content;
}
