import type {
  PaymentChange,
  PaymentLiveEvents,
  PaymentSuccess,
} from '#modules/payments/ports/payment-live-events.ts';
import type { InMemoryTransactions } from './in-memory-transactions.ts';

/** Records published events; a rolled back transaction publishes nothing. */
export class InMemoryPaymentLiveEvents implements PaymentLiveEvents {
  #published: readonly (PaymentSuccess | PaymentChange)[] = [];

  constructor(transactions?: InMemoryTransactions) {
    transactions?.track(() => {
      const before = this.#published;
      return () => {
        this.#published = before;
      };
    });
  }

  async publish(event: PaymentSuccess | PaymentChange): Promise<void> {
    this.#published = [...this.#published, event];
  }

  get published(): readonly (PaymentSuccess | PaymentChange)[] {
    return this.#published;
  }
}
