import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { difference } from '../lib/output.ts';
import { installFromHere } from './offline.ts';
import { asksServer, replacements, serves } from './replacements.ts';
import { pause, type Run, runCommand, Server } from './session.ts';
import type { Step } from './steps.ts';
import { treeDifferences } from './trees.ts';

/** Something a step came to that the page does not say. */
export interface Deviation {
  line: number;
  message: string;
  fix: string;
}

/** What following the page came to. */
export interface Journey {
  deviations: Deviation[];
  /** What was done otherwise than written, each once. */
  replaced: string[];
}

/** Follows a page's steps in one folder, as a reader would. */
export class Follower {
  readonly #folder: string;
  readonly #journey: Journey = { deviations: [], replaced: [] };
  readonly #runs = new Map<string, () => Run>();
  #server: Server | undefined;
  /** What the next command must print, because the last file is said to break it. */
  #expected: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Follows the steps up to the first that cannot be done. */
  async follow(steps: readonly Step[]): Promise<Journey> {
    try {
      for (const step of steps) {
        if (!(await this.#take(step))) break;
      }
    } finally {
      await this.#server?.end();
    }
    return this.#journey;
  }

  #deviate(line: number, message: string, fix: string): void {
    this.#journey.deviations.push({ line, message, fix });
  }

  #replace(reason: string): void {
    const { replaced } = this.#journey;
    if (!replaced.includes(reason)) replaced.push(reason);
  }

  /** Does one step; tells whether the next makes sense. */
  async #take(step: Step): Promise<boolean> {
    if (step.do === 'run') return this.#run(step);
    if (step.do === 'compare') await this.#compare(step);
    else if (step.do === 'write') {
      const path = join(this.#folder, step.path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.content);
      this.#expected = step.fails;
    } else {
      for (const { message, line } of treeDifferences(step.text, this.#folder)) {
        this.#deviate(step.line + line, `${message}.`, 'Draw what is there, or cut with …');
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
    this.#deviate(
      line,
      `${command} serves nothing: ${lastLines(server.run.output)}`,
      'Correct it.',
    );
    return false;
  }

  /** Holds a run's end against what the page says about it. */
  #judge({ line, command, fails }: Step & { do: 'run' }, { output, status }: Run): boolean {
    const expected = fails ?? this.#expected;
    if (expected === undefined) {
      if (status === 0) return true;
      const message = `${command} ends with status ${status}: ${lastLines(output)}`;
      this.#deviate(line, message, 'Correct the steps before it.');
      return false;
    }
    if (status === 0) {
      this.#deviate(line, `${command} must fail, but does not.`, 'Drop fails=, or break it.');
    } else if (!output.includes(expected)) {
      const message = `${command} does not print “${expected}”: ${lastLines(output)}`;
      this.#deviate(line, message, 'Correct the text of fails=.');
    }
    this.#expected = undefined;
    return true;
  }

  async #compare({ line, command, text }: Step & { do: 'compare' }): Promise<void> {
    const run = this.#runs.get(command);
    if (!run) {
      if (this.#journey.replaced.length > 0 && /^npm install/.test(command)) return;
      this.#deviate(line, `No step runs ${command}.`, 'Show the command before its output.');
      return;
    }
    // A server may still be printing.
    let different = difference(text, run().output);
    for (let waited = 0; different && this.#server && waited < 15_000; waited += 500) {
      await pause(500);
      different = difference(text, run().output);
    }
    if (different) this.#deviate(line, `${command}: ${different}.`, 'Paste what it prints.');
  }
}

const lastLines = (output: string): string => output.trim().split('\n').slice(-3).join(' · ');
