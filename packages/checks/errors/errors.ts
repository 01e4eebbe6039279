import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Message } from './messages.ts';
import { notReproduced } from './notReproduced.ts';
import type { Outcome } from './reproduce.ts';

/** The route of the page that explains the messages. */
export const troubleshootingRoute = '/guide/advanced/troubleshooting';

const reproductionsFile = 'packages/checks/errors/reproductions.ts';
const commandsFile = 'packages/checks/errors/commandReproductions.ts';
const notReproducedFile = 'packages/checks/errors/notReproduced.ts';

/** The code of a page, inline and in blocks. */
function codeOf(page: Page): string[] {
  const code: string[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'code') code.push(node.value);
  });
  return code;
}

/** A message without the punctuation around it, which a page may omit. */
const core = (text: string): string => text.replace(/^["':,.\s]+|["':,.\s]+$/g, '');

function outcomeProblems({ reproduction, ok, output }: Outcome): Problem[] {
  const { prints, passes = false } = reproduction;
  const file = 'command' in reproduction ? commandsFile : reproductionsFile;
  const missing = prints.filter((text) => !output.includes(text));
  if (ok === passes && missing.length === 0) return [];
  const result = ok ? 'passes' : 'fails';
  const what =
    missing.length > 0 ? `doesn't print ${missing.join(' | ')}` : `unexpectedly ${result}`;
  return [
    {
      ...placeOf(file, prints[0] ?? ''),
      message: `The site that should print “${prints[0]}” ${what}:\n${output.trim().slice(-2000)}`,
      fix: 'Find out what the framework does now, and correct the reproduction and the page.',
    },
  ];
}

function messageProblems(message: Message, prints: readonly string[]): Problem[] {
  const text = core(message.text);
  const isPrinted = prints.some((print) => print.includes(text) || text.includes(print));
  if (isPrinted || message.text in notReproduced) return [];
  return [
    {
      file: reproductionsFile,
      message: `No reproduction prints “${message.text}” (${message.source}).`,
      fix: `Reproduce the message, or add it to ${notReproducedFile} with the reason.`,
    },
  ];
}

/** Finds reasons for messages that the framework no longer contains. */
export function staleReasons(messages: readonly Message[]): Problem[] {
  const texts = new Set(messages.map(({ text }) => text));
  return Object.keys(notReproduced)
    .filter((text) => !texts.has(text))
    .map((text) => ({
      ...placeOf(notReproducedFile, text),
      message: `The framework no longer contains “${text}”.`,
      fix: 'Remove the message.',
    }));
}

/** Checks that each message is reproduced, and that the pages explain each reproduced message. */
export function errors(
  pages: readonly Page[],
  messages: readonly Message[],
  outcomes: readonly Outcome[],
): RuleResult {
  const prints = outcomes.flatMap(({ reproduction }) => reproduction.prints);
  const problems = [
    ...outcomes.flatMap(outcomeProblems),
    ...messages.flatMap((message) => messageProblems(message, prints)),
    ...pages.flatMap((page): Problem[] => {
      const code = codeOf(page);
      return prints
        .filter((print) => !code.some((text) => text.includes(core(print))))
        .map((print) => ({
          file: page.file,
          message: `The page doesn't explain “${core(print)}”.`,
          fix: 'Add the message, with its cause and its fix.',
        }));
    }),
  ];
  return {
    problems,
    counted: { messages: messages.length, reproduced: prints.length, errorPages: pages.length },
  };
}
