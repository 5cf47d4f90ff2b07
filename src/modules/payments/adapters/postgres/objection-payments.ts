import { raw, type Model } from 'objection';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { paymentFacts } from '../../domain/merchant-facts.ts';
import { Payment, type StoredValues } from '../../domain/payment.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { PaymentKey, Payments, RefundSum } from '../../ports/payments.ts';
import { findPaymentId } from './find-payment-id.ts';
import { lockRefunds } from './lock-refunds.ts';
import {
  AttemptModel,
  DisputeModel,
  HistoryModel,
  PaymentModel,
  RefundModel,
  attemptColumns,
  changed,
  disputeColumns,
  lockPayment,
  paymentColumns,
  readPayment,
  refundColumns,
} from './payment-graph.ts';
import { historyTable } from './payment-tables.ts';
import { firstSucceededOfLink, openPaymentOfLink, openSessionsOfLink } from './payments-of-link.ts';

type Part = Readonly<{ id: number | undefined }>;
/** One kind of part before and after a change: parts are appended or changed in place, never removed. */
type Parts<P extends Part> = Readonly<{
  model: typeof Model;
  before: readonly P[];
  after: readonly P[];
  keyOf: (part: P) => string;
  columnsOf: (part: P, place: number) => Readonly<Record<string, unknown>>;
}>;
type Stored = Readonly<{ id: number }>;

const none = { attempts: [], refunds: [], disputes: [] } as const;

type Deps = Readonly<{ database: Database; transactions: Transactions; events: Events }>;

/** Payments with their attempts, refunds, disputes and history; publishes the facts of each stored change. */
export class ObjectionPayments implements Payments {
  readonly #database: Database;
  readonly #transactions: Transactions;
  readonly #events: Events;

  constructor({ database, transactions, events }: Deps) {
    this.#database = database;
    this.#transactions = transactions;
    this.#events = events;
  }

  async add<T>(payment: Payment, complete: (payment: Payment) => T): Promise<T> {
    return this.#database.transact(async () => {
      const { merchantId } = payment.toRecord();
      const orderNumber = await this.#nextOrderNumber(merchantId);
      payment.setStoredValues({ orderNumber });
      const { id } = await this.#insert(PaymentModel, paymentColumns(payment.toRecord()));
      payment.setStoredValues({ id });
      const result = complete(payment);
      await this.#saveParts(payment, none);
      await this.#saveHistory(payment);
      await this.#publish(payment, null);
      return result;
    });
  }

  async get(key: PaymentKey): Promise<Payment | null> {
    const id = await findPaymentId(this.#database, key);
    return id === null ? null : readPayment(this.#database, id);
  }

  async change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null> {
    return this.#database.transact(async () => {
      const payment = await lockPayment(this.#database, id);
      if (payment === null) return null;
      const before = payment.toRecord();
      const result = await apply(payment);
      const isChanged = payment.newHistory.length > 0 || payment.toRecord() !== before;
      if (isChanged && !(await this.#save(payment, before))) {
        throw new Error(`payment ${id} has changed under its lock`);
      }
      return result;
    });
  }

  async changeLoaded<T>(atHand: Payment, apply: (payment: Payment) => T): Promise<T | null> {
    const before = atHand.toRecord();
    return this.#database.transact(async () => {
      const payment = Payment.restore(before);
      const result = apply(payment);
      const isSaved = payment.toRecord() !== before && (await this.#save(payment, before));
      return isSaved ? result : this.change(atHand.id, apply);
    });
  }

  async openOfLink(paymentLinkId: number): Promise<Payment | null> {
    const id = await openPaymentOfLink(this.#database, paymentLinkId);
    return id === null ? null : readPayment(this.#database, id);
  }

  openSessionsOfLink(paymentLinkId: number) {
    return openSessionsOfLink(this.#database, paymentLinkId);
  }

  firstSucceededOfLink(paymentLinkId: number): Promise<number | null> {
    return firstSucceededOfLink(this.#database, paymentLinkId);
  }

  lockRefunds(requestedBy: string, since: Date): Promise<RefundSum> {
    return lockRefunds(this.#database, { requestedBy, since });
  }

  async isFirst(payment: Parameters<Payments['isFirst']>[0]): Promise<boolean> {
    const others = await this.#database.rows(
      `select from payments where merchant_id = :merchantId and status = 'SUCCEEDED' and id <> :paymentId limit 1`,
      payment,
    );
    return others.length === 0;
  }

  /** @returns false, without writing, when the stored version differs from that of `before` (optimistic lock) */
  async #save(payment: Payment, before: PaymentRecord): Promise<boolean> {
    payment.setStoredValues({ version: before.version + 1 });
    const written = await this.#transactions
      .query(PaymentModel)
      .where({ id: payment.id, version: before.version })
      .patch(changed(paymentColumns(before), paymentColumns(payment.toRecord())));
    if (written === 0) return false;
    await this.#saveParts(payment, before);
    await this.#saveHistory(payment);
    await this.#publish(payment, before);
    return true;
  }

  /** After the parts have their ids. */
  async #publish(payment: Payment, before: PaymentRecord | null): Promise<void> {
    for (const fact of paymentFacts(before, payment.toRecord(), payment.newHistory))
      await this.#events.publish(MerchantFactHappened, fact);
  }

  /** Without gaps: the counter row is locked until the transaction ends. */
  async #nextOrderNumber(merchantId: number): Promise<number> {
    const rows = await this.#database.rows<{ number: number }>(
      `insert into order_counters (merchant_id, next_number) values (:merchantId, 2)
       on conflict (merchant_id) do update set next_number = order_counters.next_number + 1
       returning next_number - 1 as number`,
      { merchantId },
    );
    return rows[0]!.number;
  }

  async #insert(model: typeof Model, columns: object): Promise<Stored> {
    return (await this.#transactions.query(model).insert(columns)) as unknown as Stored;
  }

  async #saveParts(
    payment: Payment,
    before: Pick<PaymentRecord, 'attempts' | 'refunds' | 'disputes'>,
  ): Promise<void> {
    const { attempts, refunds, disputes, updatedAt } = payment.toRecord();
    const shared = { paymentId: payment.id, updatedAt: updatedAt.toISOString() };
    const numbers: StoredValues = {
      attempts: await this.#saveEach({
        model: AttemptModel,
        before: before.attempts,
        after: attempts,
        keyOf: ({ providerKey }) => providerKey,
        columnsOf: (attempt, place) => ({ ...attemptColumns(attempt), seq: place + 1, ...shared }),
      }),
      refunds: await this.#saveEach({
        model: RefundModel,
        before: before.refunds,
        after: refunds,
        keyOf: ({ providerKey }) => providerKey,
        columnsOf: (refund) => ({ ...refundColumns(refund), ...shared }),
      }),
      disputes: await this.#saveEach({
        model: DisputeModel,
        before: before.disputes,
        after: disputes,
        keyOf: ({ providerDisputeId }) => providerDisputeId,
        columnsOf: (dispute) => ({ ...disputeColumns(dispute), ...shared }),
      }),
    };
    payment.setStoredValues(numbers);
  }

  /** @returns ids of new parts by their keys */
  async #saveEach<P extends Part>({
    model,
    before,
    after,
    keyOf,
    columnsOf,
  }: Parts<P>): Promise<ReadonlyMap<string, number>> {
    const ids = new Map<string, number>();
    for (const [place, part] of after.entries()) {
      if (part === before[place]) continue;
      const columns = columnsOf(part, place);
      if (part.id === undefined) {
        ids.set(keyOf(part), (await this.#insert(model, columns)).id);
        continue;
      }
      // `updatedAt` is not part of the record.
      const { updatedAt: _, ...old } = columnsOf(before[place]!, place);
      await this.#transactions.query(model).findById(part.id).patch(changed(old, columns));
    }
    return ids;
  }

  /** Numbers the rows after the last stored one; the payment is new or locked. */
  async #saveHistory({ id, newHistory }: Payment): Promise<void> {
    const entries = newHistory.map((entry, place) => ({
      ...historyTable.write(entry),
      paymentId: id,
      seq: raw('(select coalesce(max(seq), 0) + ? from payment_events where payment_id = ?)', [
        place + 1,
        id,
      ]),
    }));
    if (entries.length > 0) await this.#transactions.query(HistoryModel).insert(entries);
  }
}
