import { token } from '#kernel/token.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { Listening } from './listening.ts';

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

/**
 * PostgreSQL NOTIFY and LISTEN: every process receives what a transaction publishes, once it commits. One
 * connection listens for the whole process, from the first listener on, and reconnects when it is lost.
 */
export class Notifications {
  readonly #deps: Deps;
  readonly #listeners = new Map<string, Set<Listener>>();
  #listening: Listening | undefined;

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
    this.#listening ??= this.#open();
    return () => void listeners.delete(listener);
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }

  #open(): Listening {
    return new Listening({
      url: this.#deps.url,
      channel,
      name: listenerName,
      onPayload: (payload) => {
        const [topic = ''] = payload.split(' ', 1);
        for (const { onMessage } of this.#listeners.get(topic) ?? [])
          onMessage(payload.slice(topic.length + 1));
      },
      onListening: () => {
        for (const listeners of this.#listeners.values())
          for (const { onListening } of listeners) onListening();
      },
      onLost: (error) => this.#deps.log.warn({ err: error }, 'listening was interrupted'),
    });
  }
}
export const NotificationsToken = token<Notifications>('platform.Notifications');
