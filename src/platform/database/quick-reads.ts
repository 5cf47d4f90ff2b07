import { availableParallelism } from 'node:os';
import pg from 'pg';
import { types } from './column-types.ts';
import { holdPacket } from './packets.ts';
import type { Statement } from './statements.ts';

type Deps = Readonly<{ url: string; options: string }>;

/** Half of the machine is PostgreSQL's, where both share it; more connections only divide the same work. */
const connections = Math.max(1, availableParallelism() >> 1);
const timeoutMs = 5_000;

/**
 * Connections that are given the next question before they have answered the last: for reads that an index answers at
 * once. Nobody has one for himself, so there is nothing to wait for and to give back.
 */
export class QuickReads {
  readonly #deps: Deps;
  readonly #clients = new Map<number, Promise<pg.Client>>();
  readonly #open = new Set<pg.Client>();
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What is asked until the end of this turn, and in its end, leaves together. */
  hold(): void {
    for (const client of this.#open) holdPacket(client);
  }

  /** @throws what PostgreSQL says, or that it cannot be reached; the next question opens the connection anew */
  async rows<T>({ text, values, name }: Statement): Promise<T[]> {
    this.#turn = (this.#turn + 1) % connections;
    const client = await (this.#clients.get(this.#turn) ?? this.#connect(this.#turn));
    holdPacket(client);
    const { rows } = await client.query<T & pg.QueryResultRow>({
      text,
      values: values as unknown[],
      ...(name !== undefined && { name }),
    });
    return rows;
  }

  async close(): Promise<void> {
    const clients = [...this.#clients.values()];
    this.#clients.clear();
    await Promise.allSettled(clients.map(async (client) => (await client).end()));
  }

  #connect(place: number): Promise<pg.Client> {
    const { url, options } = this.#deps;
    const client = new pg.Client({
      connectionString: url,
      options,
      types,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    const opened = client.connect().then(() => {
      this.#open.add(client);
      return client;
    });
    const forget = (): void => {
      this.#open.delete(client);
      if (this.#clients.get(place) === opened) this.#clients.delete(place);
    };
    client.on('error', forget);
    client.on('end', forget);
    opened.catch(forget);
    this.#clients.set(place, opened);
    return opened;
  }
}
