import { Problem } from '../problem.ts';

/** Names and their values, inside one block of code and those around it. */
export class Scope {
  readonly #values = new Map<string, unknown>();
  readonly #outer: Scope | undefined;

  constructor(values: Readonly<Record<string, unknown>> = {}, outer?: Scope) {
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
    this.#outer = outer;
  }

  /** Gives a name of this block a value. */
  declare(name: string, value: unknown): void {
    this.#values.set(name, value);
  }

  /** @returns the innermost scope that has the name */
  find(name: string): Scope | undefined {
    return this.#values.has(name) ? this : this.#outer?.find(name);
  }

  /** @throws Problem when nothing has the name */
  get(name: string): unknown {
    return this.#holding(name).#values.get(name);
  }

  /** @throws Problem when nothing has the name */
  set(name: string, value: unknown): void {
    this.#holding(name).#values.set(name, value);
  }

  #holding(name: string): Scope {
    const scope = this.find(name);
    if (!scope) throw new Problem({ reason: 'unknownName', values: { name } });
    return scope;
  }
}
