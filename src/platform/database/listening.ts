import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectUntilEnded, createClient } from './clients.ts';

type Options = Readonly<{
  url: string;
  channel: string;
  /** `application_name` of the connection in `pg_stat_activity`. */
  name: string;
  onPayload(payload: string): void;
  /** Listening has (re)started: what was published before this moment may be lost. */
  onListening(): void;
  /** The connection was lost and will be opened again. */
  onLost(reason: unknown): void;
}>;

const timeoutMs = 5_000;
/** Keep-alive probe: a dead connection may report nothing. */
const probeEveryMs = 20_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

/** One connection that listens to a channel until it is closed; it is opened again when it is lost. */
export class Listening {
  readonly #options: Options;
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;
  #client: pg.Client | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      try {
        await this.#listen(() => (pauseMs = firstPauseMs));
      } catch (error) {
        if (!signal.aborted) this.#options.onLost(error);
      }
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  /** Listens for as long as the connection lasts. @throws Error when it is lost */
  async #listen(onListening: () => void): Promise<void> {
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => undefined);
    const client = this.#open(lost.reject);
    this.#client = client;
    try {
      await connectUntilEnded(client);
      await client.query(`listen ${pg.escapeIdentifier(this.#options.channel)}`);
      onListening();
      this.#options.onListening();
      await Promise.race([lost.promise, this.#probe(client)]);
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  #open(onLost: (reason: Error) => void): pg.Client {
    const { url, name, onPayload } = this.#options;
    const client = createClient({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('Connection terminated')));
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    return client;
  }

  /** Probes the connection repeatedly. @throws Error when it does not answer */
  async #probe(client: pg.Client): Promise<never> {
    for (;;) {
      await pause(probeEveryMs, undefined, { signal: this.#stopped.signal });
      await client.query('select 1');
    }
  }
}
