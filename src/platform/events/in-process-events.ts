import type { Events, EventType, Subscription } from '#kernel/events.ts';

/**
 * Calls subscribers one after another in the publisher's transaction: a subscriber that throws rolls back
 * everything.
 */
export class InProcessEvents implements Events {
  readonly #subscriptions: Subscription[] = [];

  subscribe(subscriptions: readonly Subscription[]): void {
    this.#subscriptions.push(...subscriptions);
  }

  async publish<T>(type: EventType<T>, event: T): Promise<void> {
    for (const subscription of this.#subscriptions) {
      if (subscription.type === type) await subscription.handle(event);
    }
  }
}
