import { isDeepStrictEqual } from 'node:util';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { linkFacts } from '../../domain/merchant-facts.ts';
import { PaymentLink } from '../../domain/payment-link.ts';
import type { LinkSelection, PageLink, PaymentLinks } from '../../ports/payment-links.ts';
import { paymentLinks } from './payment-links-table.ts';

const { read, write } = paymentLinks;
const model = modelOf(paymentLinks);

/** Publishes the facts of each stored change. */
export class ObjectionPaymentLinks implements PaymentLinks {
  readonly #transactions: Transactions;
  readonly #events: Events;

  constructor({ transactions, events }: Readonly<{ transactions: Transactions; events: Events }>) {
    this.#transactions = transactions;
    this.#events = events;
  }

  async add(link: PaymentLink): Promise<number> {
    const record = link.toRecord();
    return this.#transactions.run(async () => {
      const row = await this.#query().insert(write(record)).returning('id');
      const { id } = read(row);
      await this.#publish(linkFacts(null, { ...record, id }));
      return id!;
    });
  }

  async find(by: Readonly<{ id: number }> | Readonly<{ token: string }>): Promise<PaymentLink | null> {
    const row = await this.#query().findOne(by);
    return row === undefined ? null : PaymentLink.restore(read(row));
  }

  async change<T>(
    id: number,
    apply: (link: PaymentLink) => T | Promise<T>,
    ofMerchant?: number,
    visible: RecordVisibility = 'all',
  ): Promise<T | null> {
    return this.#transactions.run(async () => {
      const query = this.#query().findById(id).forUpdate();
      if (ofMerchant !== undefined) void query.where('merchant_id', ofMerchant);
      if (visible !== 'all') {
        void query
          .where('created_by', visible.createdBy)
          .where('created_at', '>=', visible.from.toISOString())
          .where('created_at', '<', visible.until.toISOString());
      }
      const row = await query;
      if (row === undefined) return null;
      const link = PaymentLink.restore(read(row));
      const loaded = link.toRecord();
      const before = write(loaded);
      const result = await apply(link);
      const record = link.toRecord();
      const after = write(record);
      if (!isDeepStrictEqual(before, after)) {
        await this.#query()
          .findById(id)
          .patch({ ...after, ...write({ version: record.version + 1 }) });
        await this.#publish(linkFacts(loaded, record));
      }
      return result;
    });
  }

  async #publish(facts: ReturnType<typeof linkFacts>): Promise<void> {
    for (const fact of facts) await this.#events.publish(MerchantFactHappened, fact);
  }

  async openOfPage(merchantId: number, now: Date): Promise<readonly PageLink[]> {
    const rows = await this.#query()
      .where({ merchant_id: merchantId, origin: 'PUBLIC_PAGE', status: 'ACTIVE' })
      .where('expires_at', '>', now.toISOString())
      .orderBy('id');
    return rows.map((row) => read(row)).map(({ id, openedFrom }) => ({ id: id!, openedFrom }));
  }

  async idsOf(which: LinkSelection): Promise<number[]> {
    const rows = await this.#selected(which);
    return rows.map((row) => Number(row.$id()));
  }

  #selected(which: LinkSelection) {
    if ('dueAt' in which) return this.#due(which);
    if ('ofInvoice' in which)
      return this.#query().select('id').where('invoice_id', which.ofInvoice).orderBy('id');
    return this.#openOf(which.openOfMerchant);
  }

  #due({ dueAt, limit }: Extract<LinkSelection, { dueAt: Date }>) {
    return this.#query()
      .select('id')
      .where('status', 'ACTIVE')
      .where('expires_at', '<=', dueAt.toISOString())
      .orderBy('expires_at')
      .limit(limit);
  }

  #openOf(merchantId: number) {
    return this.#query()
      .select('id')
      .where('merchant_id', merchantId)
      .whereIn('status', ['ACTIVE', 'EXPIRED'])
      .orderBy('id');
  }

  #query() {
    return this.#transactions.query(model);
  }
}
