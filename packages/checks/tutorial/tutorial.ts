import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@handbook/content';
import { difference } from '../lib/output.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { installFromHere, type Run, runCommand, startServer } from './session.ts';
import { type Step, stepsOf } from './steps.ts';
import { treeDifferences } from './trees.ts';

/** The route of the tutorial. */
const route = '/guide/start/tutorial';

/** Commands that run a server. */
const serves = /^(?:npm run (?:dev|preview)|npx rspress(?: (?:dev|preview))?)(?: |$)/;

const lastLines = (output: string): string => output.trim().split('\n').slice(-3).join(' · ');

type Found = Omit<Problem, 'file'>;

/** Follows steps in a folder until a command fails. */
async function follow(steps: readonly Step[], folder: string): Promise<Found[]> {
  const problems: Found[] = [];
  const runs = new Map<string, Run>();
  let server: Awaited<ReturnType<typeof startServer>> | undefined;

  /** Runs a command. Returns whether to continue. */
  async function run({ command, line }: Step & { do: 'run' }): Promise<boolean> {
    server?.end();
    server = serves.test(command) ? await startServer(command, folder) : undefined;
    const install = /^npm (?:install|i)\b/.test(command) ? installFromHere : runCommand;
    const result = server?.run ?? (await install(command, folder));
    runs.set(command, result);
    if (server ? server.answers : result.status === 0) return true;
    const end = result.status === null ? 'does not end' : `exits with status ${result.status}`;
    const what = server ? 'serves nothing' : end;
    const message = `${command} ${what}: ${lastLines(result.output)}`;
    problems.push({ line, message, fix: 'Correct the command, or the steps before it.' });
    return false;
  }

  async function compare({ command, line, text }: Step & { do: 'compare' }): Promise<void> {
    const shown = () => difference(text, runs.get(command)?.output ?? '');
    // A server may print more later.
    for (let waited = 0; shown() && server && waited < 15_000; waited += 500) await wait(500);
    const message = runs.has(command) ? `${command}: ${shown()}.` : `No step runs ${command}.`;
    if (shown()) problems.push({ line, message, fix: 'Paste the printed output.' });
  }

  try {
    for (const step of steps) {
      if (step.do === 'run' && !(await run(step))) break;
      if (step.do === 'compare') await compare(step);
      if (step.do === 'write') {
        mkdirSync(dirname(join(folder, step.path)), { recursive: true });
        writeFileSync(join(folder, step.path), step.content);
      }
      if (step.do === 'compareTree') {
        const fix = 'Show the existing files, or mark omitted files with …';
        for (const { message, line } of treeDifferences(step.text, folder)) {
          problems.push({ line: step.line + line, message: `${message}.`, fix });
        }
      }
    }
  } finally {
    server?.end();
  }
  return problems;
}

/**
 * Follows the tutorial in an empty folder: runs its commands, writes its files, and compares the output and the trees.
 * The `parity` rule checks that the Chinese page has the same steps.
 */
export async function checkTutorial(pages: readonly Page[]): Promise<RuleResult> {
  const page = pages.find((one) => one.lang === 'en' && one.route === route);
  const steps = page ? stepsOf(page) : [];
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tutorial-')));
  // The folder name that the page uses.
  const folder = join(root, 'my-docs');
  mkdirSync(folder);
  const problems = await follow(steps, folder);
  rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  const count = (what: Step['do']) => steps.filter((step) => step.do === what).length;
  return {
    counted: {
      commands: count('run'),
      files: count('write'),
      'outputs compared': count('compare'),
      'trees compared': count('compareTree'),
    },
    problems: problems.map((problem) => ({ file: page?.file ?? '', ...problem })),
  };
}
