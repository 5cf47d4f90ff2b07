import { Readable } from 'node:stream';

/** Kept small: what waits beyond it is counted here, and the consumer's reading is seen soon. */
const readAheadBytes = 16_384;

/** The text of a stream that its consumer has not read yet. */
export class EventBacklog {
  readonly readable: Readable;
  readonly #texts: Buffer[] = [];
  readonly #lessThan: { bytes: number; resolve(): void }[] = [];
  #queuedBytes = 0;
  #isWanted = false;
  #isEnded = false;

  constructor() {
    this.readable = new Readable({
      highWaterMark: readAheadBytes,
      read: () => {
        this.#isWanted = true;
        this.#pass();
      },
    });
    this.readable.once('close', () => {
      this.#isEnded = true;
      this.#resolveAll();
    });
  }

  /** Bytes that the consumer has not read. */
  get bytes(): number {
    return this.#queuedBytes + this.readable.readableLength;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  write(text: string): void {
    if (this.#isEnded) return;
    const bytes = Buffer.from(text);
    this.#texts.push(bytes);
    this.#queuedBytes += bytes.length;
    this.#pass();
  }

  /** The consumer reads what waits, and then the end. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#pass();
  }

  /** Resolves when fewer than `bytes` wait, or nothing more is read. */
  async falls(bytes: number): Promise<void> {
    if (this.readable.destroyed || this.bytes < bytes) return;
    await new Promise<void>((resolve) => void this.#lessThan.push({ bytes, resolve }));
  }

  #pass(): void {
    while (this.#isWanted && this.#texts.length > 0) {
      const next = this.#texts.shift()!;
      this.#queuedBytes -= next.length;
      this.#isWanted = this.readable.push(next);
    }
    if (this.#isEnded && this.#texts.length === 0) this.readable.push(null);
    this.#resolveAll();
  }

  #resolveAll(): void {
    const waiting = this.#lessThan.splice(0);
    for (const one of waiting) {
      if (this.readable.destroyed || this.bytes < one.bytes) one.resolve();
      else this.#lessThan.push(one);
    }
  }
}
