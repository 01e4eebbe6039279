import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { unprovoked } from './internal.ts';
import type { Message } from './messages.ts';
import type { Reaction } from './provoke.ts';

/** The route of the page that answers for the messages. */
export const troubleshootingRoute = '/guide/advanced/troubleshooting';

const provokedFile = 'packages/checks/errors/provoked.ts';

/** All code of a page, in marks and in fences. */
function codeOf(page: Page): string[] {
  const code: string[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') code.push(node.value);
  });
  return code;
}

/** A message as a page may write it: without quotes and spaces at its ends. */
const core = (text: string): string => text.replace(/^["':,.\s]+|["':,.\s]+$/g, '');

function reactionProblems({ provocation, ok, output }: Reaction): Problem[] {
  const { prints, passes = false } = provocation;
  const silent = prints.filter((text) => !output.includes(text));
  if (ok === passes && silent.length === 0) return [];
  const what = silent.length > 0 ? `does not print ${silent.join(' | ')}` : `ends with ok: ${ok}`;
  return [
    {
      file: provokedFile,
      message: `The site that should print “${prints[0]}” ${what}:\n${output.trim().slice(-2000)}`,
      fix: 'Read what the framework does now; correct the provocation and the page.',
    },
  ];
}

function messageProblems(message: Message, prints: readonly string[]): Problem[] {
  const text = core(message.text);
  if (
    message.text in unprovoked ||
    prints.some((print) => print.includes(text) || text.includes(print))
  ) {
    return [];
  }
  return [
    {
      file: provokedFile,
      message: `Nothing provokes “${message.text}” (${message.source}).`,
      fix: 'Provoke it, or say in packages/checks/errors/internal.ts why it cannot be.',
    },
  ];
}

/** Whether each message that can be printed is provoked, and each provoked one is on the pages. */
export function errors(
  pages: readonly Page[],
  messages: readonly Message[],
  reactions: readonly Reaction[],
): RuleResult {
  const prints = reactions.flatMap(({ provocation }) => provocation.prints);
  const problems = [
    ...reactions.flatMap(reactionProblems),
    ...messages.flatMap((message) => messageProblems(message, prints)),
    ...pages.flatMap((page): Problem[] => {
      const code = codeOf(page);
      return prints
        .filter((print) => !code.some((text) => text.includes(core(print))))
        .map((print) => ({
          file: page.file,
          message: `The page does not say what “${core(print)}” means.`,
          fix: 'Add it, with cause and fix.',
        }));
    }),
  ];
  return {
    problems,
    counted: { messages: messages.length, provoked: prints.length, errorPages: pages.length },
  };
}
