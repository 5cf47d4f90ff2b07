/** The latest answers by what was asked; two who ask at once wait for one, and a failure is not kept. */
export class LatestAnswers<T> {
  readonly #capacity: number;
  readonly #answers = new Map<string, Promise<T>>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  of(name: string, make: () => Promise<T>): Promise<T> {
    const answer = this.#answers.get(name) ?? make();
    // Last in, last out: a map keeps the order in which keys came.
    this.#answers.delete(name);
    this.#answers.set(name, answer);
    answer.catch(() => this.#answers.delete(name));
    if (this.#answers.size > this.#capacity) this.#answers.delete(this.#answers.keys().next().value!);
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }
}
