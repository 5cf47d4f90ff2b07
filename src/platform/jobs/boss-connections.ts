import type { Db } from 'pg-boss';
import type pg from 'pg';
import { createClientPool } from '../database/clients.ts';
import { Listening } from '../database/listening.ts';

type Options = Readonly<{
  url: string;
  /** The address of the connection that listens; absent: `url`. */
  listenUrl?: string;
  /** Maximum number of connections, without the one that listens. */
  max: number;
  /** The listening connection was lost and will be opened again. */
  onLost?: (reason: unknown) => void;
}>;

const connectionTimeoutMillis = 10_000;

/**
 * The connections of pg-boss. Its own take their error listeners away before they are closed, so that a session that
 * PostgreSQL ends in this moment would end the process, and never listen when their first attempt to is lost.
 */
export class BossConnections implements Db {
  readonly #options: Options;
  readonly #pool: pg.Pool;

  constructor(options: Options) {
    this.#options = options;
    const { url: connectionString, max } = options;
    this.#pool = createClientPool({
      connectionString,
      max,
      connectionTimeoutMillis,
      application_name: 'pgboss',
    });
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    return this.#pool.query(text, values);
  }

  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<Listening> {
    return new Listening({
      url: this.#options.listenUrl ?? this.#options.url,
      channel,
      name: 'pgboss',
      onPayload: onNotification,
      onListening: onReconnect,
      onLost: (reason) => this.#options.onLost?.(reason),
    });
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}
