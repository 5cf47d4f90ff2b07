/** Time limits of a running export. */
export type ExportTimeouts = Readonly<{
  /** Milliseconds within which the reader must take the next piece. */
  idleMs: number;
  /** Milliseconds for the whole file. */
  totalMs: number;
}>;

/**
 * The pieces of a file, read under time limits. Past a limit, at the end, after an error and when its reader
 * returns, it closes its source; `ended` is fulfilled when the connection is released.
 */
export class RunningExport implements AsyncIterableIterator<Uint8Array> {
  readonly #pieces: AsyncIterator<Uint8Array>;
  readonly #timeouts: ExportTimeouts;
  readonly #expiry = new AbortController();
  readonly #ended = Promise.withResolvers<void>();
  readonly #total: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #first: Promise<IteratorResult<Uint8Array>> | undefined;
  #isEnding = false;

  constructor(content: AsyncIterable<Uint8Array>, timeouts: ExportTimeouts) {
    this.#pieces = content[Symbol.asyncIterator]();
    this.#timeouts = timeouts;
    this.#total = setTimeout(() => this.#expire(), timeouts.totalMs);
  }

  /**
   * Aborted when a time limit has passed: the file is incomplete, and the connection to the reader must be closed.
   */
  get expiry(): AbortSignal {
    return this.#expiry.signal;
  }

  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  /** Reads the first piece ahead. @throws what reading it throws */
  async begin(): Promise<void> {
    this.#first = this.#read();
    await this.#first;
  }

  next(): Promise<IteratorResult<Uint8Array>> {
    const first = this.#first;
    this.#first = undefined;
    if (first === undefined) return this.#read();
    return first;
  }

  async return(): Promise<IteratorResult<Uint8Array>> {
    await this.#end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async #read(): Promise<IteratorResult<Uint8Array>> {
    clearTimeout(this.#idle);
    // A normal end would look like that of a complete file.
    if (this.#expiry.signal.aborted) throw new Error('the time for this export is over');
    if (this.#isEnding) return { done: true, value: undefined };
    try {
      const piece = await this.#pieces.next();
      if (piece.done === true) await this.#end();
      else if (!this.#isEnding) this.#idle = setTimeout(() => this.#expire(), this.#timeouts.idleMs);
      return piece;
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  #expire(): void {
    this.#expiry.abort();
    void this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    if (!this.#isEnding) {
      this.#isEnding = true;
      // An export that fails while it ends has released its connection, too.
      await this.#pieces.return?.().catch(() => undefined);
      this.#ended.resolve();
    }
    await this.#ended.promise;
  }
}
