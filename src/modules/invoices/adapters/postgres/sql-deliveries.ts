import { nameOf } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import type { Delivery } from '../../domain/delivery.ts';
import type { AttemptOutcome, Deliveries, NewDelivery } from '../../ports/deliveries.ts';

const longestReason = 500;

export class SqlDeliveries implements Deliveries {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add({ requestedBy, ...delivery }: NewDelivery): Promise<number | null> {
    const [added] = await this.#database.rows<{ id: number }>(
      `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, created_at)
       values (:invoiceId, :kind, :recipient, :messageId, 'QUEUED', :requestedBy, :createdAt)
       on conflict (invoice_id) where kind = 'RECEIPT' do nothing returning id`,
      { ...delivery, requestedBy: nameOf(requestedBy) },
    );
    return added?.id ?? null;
  }

  async begin(id: number): Promise<Delivery | null> {
    const [delivery] = await this.#database.rows<Delivery>(
      `update invoice_deliveries set attempts = attempts + 1 where id = :id and state = 'QUEUED'
       returning id, invoice_id as "invoiceId", kind, recipient, message_id as "messageId"`,
      { id },
    );
    return delivery ?? null;
  }

  async holdersOf(invoiceId: number): Promise<string[]> {
    const rows = await this.#database.rows<{ recipient: string }>(
      `select recipient from invoice_deliveries where invoice_id = :invoiceId and state <> 'FAILED'
       union select customer_email from invoices where id = :invoiceId and customer_email is not null
       order by recipient`,
      { invoiceId },
    );
    return rows.map(({ recipient }) => recipient);
  }

  async end(id: number, outcome: AttemptOutcome): Promise<boolean> {
    const isSent = outcome.status === 'SENT';
    const ended = await this.#database.rows(
      `update invoice_deliveries set state = :status, sent_at = :at, last_error = :reason
       where id = :id and state = 'QUEUED' returning id`,
      {
        id,
        status: outcome.status,
        at: isSent ? outcome.at : null,
        reason: isSent ? null : outcome.reason.slice(0, longestReason),
      },
    );
    return ended.length > 0;
  }
}
