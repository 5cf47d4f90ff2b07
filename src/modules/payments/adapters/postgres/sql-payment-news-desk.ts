import type { Notifications } from '#platform/database/notifications.ts';
import type { PaymentChange, PaymentNews, PaymentNewsDesk } from '../../ports/payment-news.ts';

/** Of live events of payments. */
export const topic = 'payments';

/** Publishes by PostgreSQL's NOTIFY; `followOwnPayments` subscribes. */
export class SqlPaymentNewsDesk implements PaymentNewsDesk {
  readonly #notifications: Notifications;

  constructor({ notifications }: Readonly<{ notifications: Notifications }>) {
    this.#notifications = notifications;
  }

  tell(news: PaymentNews): Promise<void> {
    return this.#notifications.tell(topic, JSON.stringify(news));
  }

  tellChange(change: PaymentChange): Promise<void> {
    return this.#notifications.tell(topic, JSON.stringify(change));
  }
}
