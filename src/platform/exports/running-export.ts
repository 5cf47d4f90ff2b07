/** Time limits of a running export. */
export type ExportTimeouts = Readonly<{
  /** Milliseconds that the reader may let one piece wait. */
  readerIdleMs: number;
  /** Milliseconds that the reader may let all pieces of the file wait. */
  readerMs: number;
  /** Milliseconds within which the source must give the next piece. */
  pieceMs: number;
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
  /** Of the piece that is read, or of the reader that has not taken it. */
  #limit: NodeJS.Timeout | undefined;
  /** Milliseconds that the reader has let pieces wait. */
  #waitedMs = 0;
  #waitsSince: number | undefined;
  #first: Promise<IteratorResult<Uint8Array>> | undefined;
  #isEnding = false;

  constructor(content: AsyncIterable<Uint8Array>, timeouts: ExportTimeouts) {
    this.#pieces = content[Symbol.asyncIterator]();
    this.#timeouts = timeouts;
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
    this.#endWaiting();
    // A normal end would look like that of a complete file.
    if (this.#expiry.signal.aborted) throw new Error('the time for this export is over');
    if (this.#isEnding) return { done: true, value: undefined };
    this.#limit = setTimeout(() => this.#expire(), this.#timeouts.pieceMs);
    try {
      const piece = await this.#pieces.next();
      if (piece.done === true) await this.#end();
      else if (!this.#isEnding) this.#beginWaiting();
      return piece;
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  #beginWaiting(): void {
    const { readerIdleMs, readerMs } = this.#timeouts;
    clearTimeout(this.#limit);
    this.#waitsSince = performance.now();
    const leftMs = Math.max(0, readerMs - this.#waitedMs);
    this.#limit = setTimeout(() => this.#expire(), Math.min(readerIdleMs, leftMs));
  }

  #endWaiting(): void {
    clearTimeout(this.#limit);
    if (this.#waitsSince !== undefined) this.#waitedMs += performance.now() - this.#waitsSince;
    this.#waitsSince = undefined;
  }

  #expire(): void {
    this.#expiry.abort();
    void this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#limit);
    if (!this.#isEnding) {
      this.#isEnding = true;
      // An export that fails while it ends has released its connection, too.
      await this.#pieces.return?.().catch(() => undefined);
      this.#ended.resolve();
    }
    await this.#ended.promise;
  }
}
