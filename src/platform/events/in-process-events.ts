import type { Events, EventType, Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';

/** Types that lose what they tell without a subscriber. */
const mustBeHeard: ReadonlySet<string> = new Set([MerchantFactHappened]);

/**
 * Calls subscribers one after another in the publisher's transaction: a subscriber that throws rolls back
 * everything.
 */
export class InProcessEvents implements Events {
  readonly #subscriptions: Subscription[] = [];

  subscribe(subscriptions: readonly Subscription[]): void {
    this.#subscriptions.push(...subscriptions);
  }

  /** @throws Error for a type that must be heard when the module that hears it is not loaded */
  async publish<T>(type: EventType<T>, event: T): Promise<void> {
    const heard = this.#subscriptions.filter((subscription) => subscription.type === type);
    if (heard.length === 0 && mustBeHeard.has(type))
      throw new Error(`no loaded module subscribes to ${type}: load all modules for this change`);
    for (const subscription of heard) await subscription.handle(event);
  }
}
