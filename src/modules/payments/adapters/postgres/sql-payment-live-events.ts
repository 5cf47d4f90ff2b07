import type { Notifications } from '#platform/database/notifications.ts';
import type { PaymentChange, PaymentLiveEvents, PaymentSuccess } from '../../ports/payment-live-events.ts';

/** The NOTIFY topic of live events of payments. */
export const topic = 'payments';

/** Publishes by PostgreSQL's NOTIFY; `followOwnPayments` subscribes. */
export class SqlPaymentLiveEvents implements PaymentLiveEvents {
  readonly #notifications: Notifications;

  constructor({ notifications }: Readonly<{ notifications: Notifications }>) {
    this.#notifications = notifications;
  }

  publish(event: PaymentSuccess | PaymentChange): Promise<void> {
    return this.#notifications.publish(topic, JSON.stringify(event));
  }
}
