import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { Database } from '#platform/database/database.ts';
import type { MerchantEvent } from '../../domain/merchant-event.ts';
import { eventsAfter } from './list-events.ts';

/** Who receives the events of a merchant. */
export type EventListener = Readonly<{
  event(event: MerchantEvent): void;
  /** Resolves when the next event may be sent. */
  drained(): Promise<void>;
  /** Events could not be read: the client reconnects and goes on after its last one. */
  failed(error: unknown): void;
}>;

type Start = Readonly<{ merchantId: number; types: readonly MerchantEventType[]; sequence: number }>;

/** Events read at once; each page is sent before the next one is read. */
const pageSize = 50;

/** Sends all events after a number each time that it is woken; one run at a time, so that none is sent twice. */
export class EventPump {
  readonly #database: Database;
  readonly #start: Start;
  readonly #listener: EventListener;
  #sequence: number;
  #isAwake = false;
  #isRunning = false;
  #isEnded = false;

  constructor(database: Database, start: Start, listener: EventListener) {
    this.#database = database;
    this.#start = start;
    this.#sequence = start.sequence;
    this.#listener = listener;
  }

  readonly wake = (): void => {
    this.#isAwake = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#run()
      .catch(this.#listener.failed)
      .finally(() => (this.#isRunning = false));
  };

  end(): void {
    this.#isEnded = true;
  }

  async #run(): Promise<void> {
    while (this.#isAwake && !this.#isEnded) {
      this.#isAwake = false;
      while (await this.#sendPage());
    }
  }

  /** @returns whether more may follow */
  async #sendPage(): Promise<boolean> {
    const page = await eventsAfter(
      { database: this.#database },
      { ...this.#start, sequence: this.#sequence, limit: pageSize },
    );
    for (const event of page) {
      await this.#listener.drained();
      if (this.#isEnded) return false;
      this.#listener.event(event);
      this.#sequence = event.sequence;
    }
    return page.length === pageSize;
  }
}
