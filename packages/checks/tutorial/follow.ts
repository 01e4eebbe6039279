import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { difference } from '../lib/output.ts';
import { installFromHere } from './offline.ts';
import { asksServer, replacements, serves } from './replacements.ts';
import { type Run, runCommand, Server } from './session.ts';
import type { Step } from './steps.ts';
import { treeDifferences } from './trees.ts';

/** A result of a step that differs from the page. */
interface StepProblem {
  line: number;
  message: string;
  fix: string;
}

/** The result of following the page. */
export interface FollowResult {
  problems: StepProblem[];
  /** The replacements that were applied, each once. */
  replaced: string[];
}

/** Follows the steps of a page in one folder, like a reader. */
export class Follower {
  readonly #folder: string;
  readonly #result: FollowResult = { problems: [], replaced: [] };
  readonly #runs = new Map<string, () => Run>();
  #server: Server | undefined;
  /** What the next command must print, because the last file must break it. */
  #expected: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Follows the steps until a step fails. */
  async follow(steps: readonly Step[]): Promise<FollowResult> {
    try {
      for (const step of steps) {
        if (!(await this.#followStep(step))) break;
      }
    } finally {
      await this.#server?.end();
    }
    return this.#result;
  }

  #report(line: number, message: string, fix: string): void {
    this.#result.problems.push({ line, message, fix });
  }

  #replace(reason: string): void {
    const { replaced } = this.#result;
    if (!replaced.includes(reason)) replaced.push(reason);
  }

  /** Follows one step. Returns whether to continue. */
  async #followStep(step: Step): Promise<boolean> {
    if (step.do === 'run') return this.#run(step);
    if (step.do === 'compare') await this.#compare(step);
    else if (step.do === 'write') {
      const path = join(this.#folder, step.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.content);
      this.#expected = step.fails;
    } else {
      for (const { message, line } of treeDifferences(step.text, this.#folder)) {
        this.#report(
          step.line + line,
          `${message}.`,
          'Show the existing files, or mark omitted files with …',
        );
      }
    }
    return true;
  }

  async #run(step: Step & { do: 'run' }): Promise<boolean> {
    if (this.#server && !asksServer.test(step.command)) {
      await this.#server.end();
      this.#server = undefined;
    }
    if (serves.test(step.command)) return this.#serve(step);
    const due = replacements.filter(({ when }) => when.test(step.command));
    const command = due.reduce((text, { instead }) => instead?.(text) ?? text, step.command);
    let run = runCommand(command, this.#folder);
    if (run.status !== 0 && /^npm (?:install|i|ci)\b/.test(command)) {
      this.#replace(installFromHere(this.#folder));
      run = { output: '', status: 0 };
    } else this.#runs.set(step.command, () => run);
    for (const { reason, after } of due) {
      after?.(this.#folder);
      this.#replace(reason);
    }
    return this.#judge(step, run);
  }

  async #serve({ command, line }: Step & { do: 'run' }): Promise<boolean> {
    const server = new Server(command, this.#folder);
    this.#server = server;
    this.#runs.set(command, () => server.run);
    if (await server.answers()) return true;
    this.#report(
      line,
      `${command} serves nothing: ${lastLines(server.run.output)}`,
      'Correct the command, or the steps before it.',
    );
    return false;
  }

  /** Compares the end of a run with the page. */
  #judge({ line, command, fails }: Step & { do: 'run' }, { output, status }: Run): boolean {
    const expected = fails ?? this.#expected;
    if (expected === undefined) {
      if (status === 0) return true;
      const message = `${command} exits with status ${status}: ${lastLines(output)}`;
      this.#report(line, message, 'Correct the command, or the steps before it.');
      return false;
    }
    if (status === 0) {
      this.#report(
        line,
        `${command} must fail, but passes.`,
        'Remove fails=, or correct the steps.',
      );
    } else if (!output.includes(expected)) {
      const message = `${command} doesn't print “${expected}”: ${lastLines(output)}`;
      this.#report(line, message, 'Correct the message in fails=.');
    }
    this.#expected = undefined;
    return true;
  }

  async #compare({ line, command, text }: Step & { do: 'compare' }): Promise<void> {
    const run = this.#runs.get(command);
    if (!run) {
      if (this.#result.replaced.length > 0 && /^npm install/.test(command)) return;
      this.#report(line, `No step runs ${command}.`, 'Show the command before its output.');
      return;
    }
    // A server may print more later.
    let different = difference(text, run().output);
    for (let waited = 0; different && this.#server && waited < 15_000; waited += 500) {
      await wait(500);
      different = difference(text, run().output);
    }
    if (different) this.#report(line, `${command}: ${different}.`, 'Paste the printed output.');
  }
}

const lastLines = (output: string): string => output.trim().split('\n').slice(-3).join(' · ');
