import type { Events, EventType, Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';

/** Types that are refused without a subscriber: what they say would be lost. */
const needSubscriber: ReadonlySet<string> = new Set([MerchantFactHappened]);

/**
 * Calls subscribers one after another in the publisher's transaction: a subscriber that throws rolls back
 * everything.
 */
export class InProcessEvents implements Events {
  readonly #subscriptions: Subscription[] = [];

  subscribe(subscriptions: readonly Subscription[]): void {
    this.#subscriptions.push(...subscriptions);
  }

  /** @throws Error for a type that needs a subscriber when the module that subscribes is not loaded */
  async publish<T>(type: EventType<T>, event: T): Promise<void> {
    const subscribed = this.#subscriptions.filter((subscription) => subscription.type === type);
    if (subscribed.length === 0 && needSubscriber.has(type))
      throw new Error(`no loaded module subscribes to ${type}: load all modules for this change`);
    for (const subscription of subscribed) await subscription.handle(event);
  }
}
