import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Message } from './messages.ts';
import { unexplained } from './unexplained.ts';

/** The route of the page that explains the messages. */
export const errorsRoute = '/guide/advanced/troubleshooting';

const unexplainedFile = 'packages/checks/errors/unexplained.ts';

/** A message without the punctuation around it, which a page may omit. */
const core = (text: string): string => text.replace(/^["':,.\s]+|["':,.\s]+$/g, '');

/** The code of a page, inline and in blocks. */
function codeOf(page: Page): string[] {
  const code: string[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') code.push(node.value);
  });
  return code;
}

/** Whether code on a page contains a message, or the beginning of a long one, which ends in `…`. */
function explains(code: string, text: string): boolean {
  const shown = code.replace(/\s*…$/, '');
  return code.includes(text) || (shown !== code && shown.length > 20 && text.includes(shown));
}

function missing(page: Page, messages: readonly Message[]): Problem[] {
  const code = codeOf(page);
  return messages
    .filter(({ text }) => !(text in unexplained))
    .filter(({ text }) => !code.some((one) => explains(one, core(text))))
    .map(({ text, source }) => ({
      file: page.file,
      message: `The page doesn't explain “${core(text)}” (${source}).`,
      fix: `Add the message with its cause and its fix, or give a reason in ${unexplainedFile}.`,
    }));
}

/** Checks that the page explains every message of the framework, except those that readers never see. */
export function errors(pages: readonly Page[], messages: readonly Message[]): RuleResult {
  const texts = new Set(messages.map(({ text }) => text));
  const stale = Object.keys(unexplained)
    .filter((text) => !texts.has(text))
    .map((text) => ({
      file: unexplainedFile,
      message: `The framework no longer contains “${text}”.`,
      fix: 'Remove the message.',
    }));
  return {
    problems: [...pages.flatMap((page) => missing(page, messages)), ...stale],
    counted: { messages: messages.length, errorPages: pages.length },
  };
}
