import type { Database } from '#platform/database/database.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import type { NewsListener, PaymentChange, PaymentNews, PaymentNewsDesk } from '../../ports/payment-news.ts';

type Deps = Readonly<{ database: Database; notifications: Notifications }>;
type NewsRow = Omit<PaymentNews, 'at'> & Readonly<{ at: string }>;

const topic = 'payments';

const columns = `
  p.id as "paymentId", p.merchant_id as "merchantId", p.amount_minor as "amountMinor", p.currency, e.at`;
/** As the index of the newest names them (payment_events_news). */
const source = `
  payment_events e join payments p on p.id = e.payment_id
  where e.kind = 'STATUS' and e.status = 'SUCCEEDED'`;

/** News on PostgreSQL's NOTIFY; what was missed is read from the payments' histories. */
export class SqlPaymentNewsDesk implements PaymentNewsDesk {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async tell(news: PaymentNews): Promise<void> {
    await this.#tell(news);
  }

  async tellChange(change: PaymentChange): Promise<void> {
    await this.#tell(change);
  }

  follow(merchantId: number, { heard, changed, missed }: NewsListener): () => void {
    return this.#deps.notifications.listen(topic, {
      heard: (text) => {
        const told = JSON.parse(text) as NewsRow | PaymentChange;
        if (told.merchantId !== merchantId) return;
        if ('kind' in told) changed(told);
        else heard(newsOf(told));
      },
      began: missed,
    });
  }

  async since(merchantId: number, instant: Date): Promise<readonly PaymentNews[]> {
    const rows = await this.#deps.database.rows<NewsRow>(
      `select ${columns} from ${source} and e.at >= :instant and p.merchant_id = :merchantId
       order by e.at, e.payment_id limit 100`,
      { merchantId, instant },
    );
    return rows.map(newsOf);
  }

  async #tell(told: PaymentNews | PaymentChange): Promise<void> {
    await this.#deps.notifications.tell(topic, JSON.stringify(told));
  }
}

const newsOf = ({ at, ...row }: NewsRow): PaymentNews => ({ ...row, at: new Date(at) });
