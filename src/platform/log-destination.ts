import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** A write for each line takes a tenth of a request's CPU. */
const gatheredBytes = 16_384;
const gatheredMs = 250;
/** Bytes of lines that wait for an output that takes none; later lines are lost. */
const mostBytes = 1_048_576;
/** At exit, tries and milliseconds between them, of a pipe that is full (EAGAIN). */
const lastTries = { most: 20, betweenMs: 100 };

const pause = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

/**
 * The lines of a log on a file descriptor, written once 16 KiB have gathered and every 250 ms; the rest is written at exit,
 * also after an uncaught error. A killed process loses these lines; the audit log is in the database.
 *
 * An output that takes nothing (a full disk, a reader that has left) ends neither the process nor its end: whole lines
 * wait in memory, and those beyond a mebibyte are counted. The destination of pino never ends its last write to a full
 * disk, so that the process would not end.
 */
export class LogDestination implements DestinationStream {
  readonly #descriptor: number;
  #lines: string[] = [];
  /** Taken from the lines; a part of it may be written. */
  #rest: Buffer = Buffer.alloc(0);
  #bytes = 0;
  #lost = 0;
  #isWriting = false;
  #timer: NodeJS.Timeout | undefined;
  /** Called with the number of lost lines once lines are written again. */
  onLost: (lines: number) => void = () => undefined;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
    process.once('exit', () => this.#end());
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#bytes + bytes > mostBytes) {
      this.#lost += 1;
      return;
    }
    this.#lines.push(line);
    this.#bytes += bytes;
    // After a failed write the timer tries again.
    if (this.#bytes >= gatheredBytes && this.#rest.length === 0) this.#flush();
    else this.#flushLater();
  }

  /** Writes a line at once, for a reader that waits for it. */
  say(line: string): void {
    this.write(`${line}\n`);
    this.#flush();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => this.#flush(), gatheredMs).unref();
  }

  #take(): void {
    if (this.#rest.length > 0) return;
    this.#rest = Buffer.from(this.#lines.join(''));
    this.#lines = [];
  }

  #wrote(bytes: number): void {
    this.#rest = this.#rest.subarray(bytes);
    this.#bytes -= bytes;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isWriting) return;
    this.#take();
    this.#isWriting = true;
    write(this.#descriptor, this.#rest, (error, bytes) => {
      this.#isWriting = false;
      if (error !== null) return this.#flushLater();
      this.#wrote(bytes);
      if (this.#rest.length > 0 || this.#bytes >= gatheredBytes) return this.#flush();
      if (this.#bytes > 0) this.#flushLater();
      this.#sayLost();
    });
  }

  #sayLost(): void {
    const lines = this.#lost;
    this.#lost = 0;
    if (lines > 0) this.onLost(lines);
  }

  /** A write under way is finished by the system. */
  #end(): void {
    if (this.#isWriting) this.#wrote(this.#rest.length);
    for (let tries = 0; this.#bytes > 0 && tries < lastTries.most;) {
      this.#take();
      try {
        this.#wrote(writeSync(this.#descriptor, this.#rest));
        tries = 0;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        tries += 1;
        pause(lastTries.betweenMs);
      }
    }
  }
}

let output: LogDestination | undefined;

/** Standard output of the process, for all its logs. */
export const standardOutput = (): LogDestination => (output ??= new LogDestination(1));
