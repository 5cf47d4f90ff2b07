import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { token } from '#kernel/token.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';

/** Subscriber to messages that this or another process publishes through the database. */
export type Listener = Readonly<{
  onMessage(text: string): void;
  /** Listening has (re)started: messages published before this moment may be lost. */
  onListening(): void;
}>;
type Deps = Readonly<{ url: string; database: Database; log: Log }>;

const channel = 'plateno';
/** `application_name` of the listening connection in `pg_stat_activity`. */
export const listenerName = 'plateno listener';
const timeoutMs = 5_000;
/** Keep-alive probe: a dead connection may report nothing. */
const probeEveryMs = 20_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * PostgreSQL NOTIFY and LISTEN: every process receives what a transaction publishes, once it commits. One
 * connection listens for the whole process, from the first listener on, and reconnects when it is lost.
 */
export class Notifications {
  readonly #deps: Deps;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #stopped = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Publishes in the transaction in progress, if there is one; at most about 7,000 bytes. */
  async publish(topic: string, text: string): Promise<void> {
    await this.#deps.database.rows('select pg_notify(:channel, :message)', {
      channel,
      message: `${topic} ${text}`,
    });
  }

  /** @returns a function that unsubscribes */
  listen(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    this.#running ??= this.#run();
    return () => void listeners.delete(listener);
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
      const lost = Promise.withResolvers<never>();
      lost.promise.catch(() => undefined);
      const client = this.#open(lost.reject);
      this.#client = client;
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        pauseMs = firstPauseMs;
        for (const listeners of this.#listeners.values())
          for (const { onListening } of listeners) onListening();
        await Promise.race([lost.promise, this.#probe(client)]);
      } catch (error) {
        if (!signal.aborted) this.#deps.log.warn({ err: error }, 'listening was interrupted');
      }
      void client.end().catch(() => undefined);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  #open(onLost: (reason: Error) => void): pg.Client {
    const client = new pg.Client({
      connectionString: this.#deps.url,
      application_name: listenerName,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('the connection was ended')));
    client.on('notification', ({ payload = '' }) => {
      const [topic = ''] = payload.split(' ', 1);
      for (const { onMessage } of this.#listeners.get(topic) ?? [])
        onMessage(payload.slice(topic.length + 1));
    });
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
export const NotificationsToken = token<Notifications>('platform.Notifications');
