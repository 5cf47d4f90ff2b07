import type { Events, EventType } from '#kernel/events.ts';
import { MerchantFactHappened, type MerchantFact } from '#kernel/merchant-fact.ts';

/** Keeps what was published; nothing subscribes. */
export class RecordedEvents implements Events {
  readonly published: Readonly<{ type: string; event: unknown }>[] = [];

  async publish<T>(type: EventType<T>, event: T): Promise<void> {
    this.published.push({ type, event });
  }

  /** The facts of merchants, in the order of publication. */
  get facts(): readonly MerchantFact[] {
    return this.published
      .filter(({ type }) => type === MerchantFactHappened)
      .map(({ event }) => event as MerchantFact);
  }
}
