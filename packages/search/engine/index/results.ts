/** The matching sections by number, with their scores and the fields that matched. */
export class Results {
  readonly ids: number[] = [];
  /** The terms that matched. Each section contains at least one of them. */
  readonly terms = new Set<string>();
  readonly #scores: Float64Array;
  readonly #fields: Uint8Array;

  /** @param size the number of sections */
  constructor(size: number) {
    this.#scores = new Float64Array(size);
    this.#fields = new Uint8Array(size);
  }

  /** Adds to the score of a section. @param fields a bit for each field, in the order of `fields` */
  add(id: number, score: number, fields: number): void {
    if (this.#fields[id] === 0) this.ids.push(id);
    this.#scores[id] = (this.#scores[id] ?? 0) + score;
    this.#fields[id] = (this.#fields[id] ?? 0) | fields;
  }

  has(id: number): boolean {
    return this.#fields[id] !== 0;
  }

  scoreOf(id: number): number {
    return this.#scores[id] ?? 0;
  }

  fieldsOf(id: number): number {
    return this.#fields[id] ?? 0;
  }

  /** Merges other results. */
  addAll(others: Results): void {
    for (const id of others.ids) this.add(id, others.scoreOf(id), others.fieldsOf(id));
    for (const term of others.terms) this.terms.add(term);
  }
}
