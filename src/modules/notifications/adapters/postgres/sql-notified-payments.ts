import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { NotifiedPayment, NotifiedPayments } from '../../ports/notified-payments.ts';

type Amount = Readonly<{ amountMinor: number; currency: Currency }>;

export class SqlNotifiedPayments implements NotifiedPayments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(paymentId: number): Promise<NotifiedPayment | null> {
    const [row] = await this.#database.rows<Omit<NotifiedPayment, 'amount'> & Amount>(
      `select p.id as "paymentId", p.merchant_id as "merchantId", p.amount_minor as "amountMinor", p.currency,
         p.customer_name as "customerName", p.description, p.order_number as "orderNumber",
         p.link_created_by as "linkCreatedBy"
       from payments p where p.id = :paymentId`,
      { paymentId },
    );
    if (row === undefined) return null;
    const { amountMinor, currency, ...payment } = row;
    return { ...payment, amount: Money.ofMinor(amountMinor, currency) };
  }

  async amountOfRefund(refundId: number): Promise<Money | null> {
    const [row] = await this.#database.rows<Amount>(
      'select r.amount_minor as "amountMinor", r.currency from refunds r where r.id = :refundId',
      { refundId },
    );
    return row === undefined ? null : Money.ofMinor(row.amountMinor, row.currency);
  }
}
