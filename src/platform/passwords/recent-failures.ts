/** Networks with a wrong password within the last minute; beyond ten thousand the oldest is dropped. */
export class RecentFailures {
  readonly #capacity = 10_000;
  readonly #lastsMs = 60_000;
  /** Milliseconds of the monotonic clock by network; the newest failure last. */
  readonly #failedAt = new Map<string, number>();

  note(network: string): void {
    this.#failedAt.delete(network);
    this.#failedAt.set(network, performance.now());
    if (this.#failedAt.size > this.#capacity) this.#failedAt.delete(this.#failedAt.keys().next().value!);
  }

  has(network: string): boolean {
    const at = this.#failedAt.get(network);
    return at !== undefined && performance.now() - at < this.#lastsMs;
  }
}
