import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** First of the two keys of the advisory lock; any number that no other lock uses. */
const leaseKey = 7_528_367;
const highest = 2 ** 31 - 1;
const timeoutMs = 5_000;
const betweenTriesMs = 200;

/**
 * SQL condition "the process of this number has ended"; works through any pooler. Concurrent checks do not block
 * each other.
 *
 * @param holder SQL expression for the number
 */
export const hasEnded = (holder: string): string =>
  `pg_try_advisory_xact_lock_shared(${leaseKey}, ${holder})`;

/**
 * Session advisory lock that proves that this process runs; PostgreSQL releases it when the process ends. It needs
 * a connection of its own past any pooler, opened on first use; when that connection is lost, the lock is taken
 * again under the same number.
 */
export class ProcessLease {
  readonly #url: string;
  readonly #number = randomInt(1, highest);
  readonly #over = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;
  #tried = Promise.withResolvers<void>();
  #isHeld = false;

  constructor({ url }: Readonly<{ url: string }>) {
    this.#url = url;
  }

  /** @returns the number of this process; null while its lock cannot be taken */
  async number(): Promise<number | null> {
    this.#running ??= this.#run();
    await this.#tried.promise;
    return this.#isHeld ? this.#number : null;
  }

  async close(): Promise<void> {
    this.#over.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      await this.#hold().catch(() => undefined);
      this.#isHeld = false;
      this.#tried.resolve();
      await pause(betweenTriesMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Holds the lock for as long as the connection lasts. */
  async #hold(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'plateno process lease',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    this.#client = client;
    const ended = once(client, 'end');
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1, $2)', [leaseKey, this.#number]);
      this.#isHeld = true;
      this.#tried.resolve();
      await ended;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
