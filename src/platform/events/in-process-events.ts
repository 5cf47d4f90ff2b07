import type { Events, EventType, Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';

/** Types that are refused where no subscriber stores them: what they say would be lost. */
const mustBeStored: ReadonlySet<string> = new Set([MerchantFactHappened]);

/**
 * Calls subscribers one after another in the publisher's transaction: a subscriber that throws rolls back
 * everything.
 */
export class InProcessEvents implements Events {
  readonly #subscriptions: Subscription[] = [];

  subscribe(subscriptions: readonly Subscription[]): void {
    this.#subscriptions.push(...subscriptions);
  }

  /** @throws Error for a type that must be stored when the module that stores it is not loaded */
  async publish<T>(type: EventType<T>, event: T): Promise<void> {
    const subscribed = this.#subscriptions.filter((subscription) => subscription.type === type);
    if (mustBeStored.has(type) && !subscribed.some(({ stores }) => stores))
      throw new Error(`no loaded module stores ${type}: load all modules for this change`);
    for (const subscription of subscribed) await subscription.handle(event);
  }
}
