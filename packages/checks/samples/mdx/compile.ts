import { join, posix } from 'node:path';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { parseDocument } from 'yaml';
import { baseName, type Finding, lineOf, type Sample } from '../sample.ts';
import { virtualRoot } from '../typescript/unit.ts';

const quoting = /^( *`{3,}.*?)\bfile=(["'])([^"']+)\2(.*)$/gm;

/** The path from the site's root of a file that a code block inside a sample quotes. */
function quotedPath(sample: Sample, file: string): string {
  if (file.startsWith('<root>/')) return file.slice('<root>/'.length);
  if (file.startsWith('/')) return `docs${file}`;
  return posix.join(posix.dirname(sample.title ?? 'docs/index.mdx'), file);
}

/** Finds files that a code block inside the sample quotes but the page doesn't show. */
function quoteFindings(sample: Sample): Finding[] {
  return [...sample.code.matchAll(quoting)].flatMap(({ 3: file = '', index }) => {
    const path = quotedPath(sample, file);
    if (sample.siblings.some(({ title }) => title === path)) return [];
    const line = lineOf(sample, sample.code.slice(0, index).split('\n').length);
    const message = `This sample quotes ${file}, which the page doesn't show.`;
    return [{ sample, line, message, fix: `Show the file with title="${path}".` }];
  });
}

/** The frontmatter, which the framework only warns about if it is invalid. */
export const frontmatterOf = (code: string): string =>
  code.match(/^---\n([\s\S]*?\n)?---(?:\n|$)/)?.[1] ?? '';

function frontmatterFindings(sample: Sample): Finding[] {
  return parseDocument(frontmatterOf(sample.code)).errors.map((error) => {
    const line = lineOf(sample, (error.linePos?.[0].line ?? 1) + 1);
    const message = `This frontmatter doesn't parse: ${error.message.split(' at line')[0]}.`;
    return { sample, line, message, fix: 'Correct the YAML.' };
  });
}

/** Compiles a sample with the framework's compiler. */
export async function compileFindings(sample: Sample): Promise<Finding[]> {
  const extension = sample.lang === 'md' || baseName(sample).endsWith('.md') ? 'md' : 'mdx';
  const docDirectory = join(virtualRoot, 'docs');
  const broken = frontmatterFindings(sample);
  if (broken.length > 0) return broken;
  const findings = quoteFindings(sample);
  try {
    await compile({
      source: sample.code.replace(quoting, '$1$4'),
      filepath: join(docDirectory, `sample.${extension}`),
      docDirectory,
      // The reader's site contains the images of a sample.
      config: { markdown: { image: { checkDeadImages: false } } },
      routeService: null,
      pluginDriver: null,
    });
  } catch (error) {
    const { message } = error as Error;
    const codeLine = Number(message.match(/\((\d+):\d+/)?.[1] ?? 1);
    const reason = message.split('\n')[0];
    const line = lineOf(sample, codeLine);
    findings.push({
      sample,
      line,
      message: `This ${extension.toUpperCase()} doesn't compile: ${reason}.`,
      fix: 'Correct the sample.',
    });
  }
  return findings;
}
