import { isDeepStrictEqual } from 'node:util';
import type { ModelClass } from 'objection';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { ReservedIds } from '#platform/database/reserved-ids.ts';
import type { OpenSession } from '../../domain/open-sessions.ts';
import type { Payment } from '../../domain/payment.ts';
import type { Payments } from '../../ports/payments.ts';
import { insertPayment } from './insert-payment.ts';
import { toPayment } from './payment-mapping.ts';
import { AttemptRow, DisputeRow, PaymentRow, RefundRow, type Row } from './payment-rows.ts';
import { imageOf, savePayment } from './save-payment.ts';

/** A payment's place in lists is its instant's, not its id's. */
const idsAtOnce = 20;

type RowClass<R extends Row> = ModelClass<R> & Readonly<{ columns: string }>;

export class ObjectionPayments implements Payments {
  readonly #database: Database;
  readonly #transactions: Transactions;
  readonly #reserved: ReservedIds;

  constructor({ database, transactions }: Readonly<{ database: Database; transactions: Transactions }>) {
    this.#database = database;
    this.#transactions = transactions;
    this.#reserved = new ReservedIds(database, 'payments_id_seq', idsAtOnce);
  }

  nextId(): Promise<number> {
    return this.#reserved.next();
  }

  async add(payment: Payment): Promise<void> {
    const { sql, values } = insertPayment(payment);
    const attempts = await this.#reserved.store(() =>
      this.#database.rows<{ id: number; orderNumber: number }>(sql, values),
    );
    for (const [place, { id, orderNumber }] of attempts.entries()) {
      payment.record.attempts[place]!.id = id;
      payment.record.orderNumber = orderNumber;
    }
  }

  async get(id: number): Promise<Payment | null> {
    const [row] = await this.#rowsOf<PaymentRow>(PaymentRow, 'id = :id', id);
    if (row === undefined) return null;
    // After the version: a change by an older part would otherwise pass the optimistic lock.
    return toPayment(row, await this.#partsOf(id));
  }

  async change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null> {
    return this.#database.transact(async () => {
      const payment = await this.#lock(id);
      if (payment === null) return null;
      const before = imageOf(payment.record);
      const result = await apply(payment);
      if (payment.news.length === 0 && isDeepStrictEqual(before, imageOf(payment.record))) return result;
      payment.record.version += 1;
      await savePayment({ database: this.#database, transactions: this.#transactions }, payment, before);
      return result;
    });
  }

  async openOn(linkId: number): Promise<Payment | null> {
    const attempt = await this.#transactions
      .query(AttemptRow)
      .findOne({ single_link_id: linkId })
      .whereIn('state', ['PREPARED', 'OPEN']);
    return attempt === undefined ? null : this.get(attempt.paymentId);
  }

  async findByRequest(merchantId: number, requestKey: string): Promise<number | null> {
    return this.#id('select id from payments where merchant_id = :merchantId and request_key = :requestKey', {
      merchantId,
      requestKey,
    });
  }

  async releaseRequest(id: number): Promise<void> {
    await this.#database.rows('update payments set request_key = null where id = :id', { id });
  }

  async unsettledOn(linkId: number): Promise<number[]> {
    return this.#ids(
      `select distinct p.id from payments p join payment_attempts a on a.payment_id = p.id
       where p.payment_link_id = :linkId and a.state in ('PREPARED', 'OPEN') order by p.id`,
      { linkId },
    );
  }

  async openSessionsOn(linkId: number): Promise<readonly OpenSession[]> {
    return this.#database.rows<OpenSession>(
      `select p.id as "paymentId", a.network,
              p.status <> 'PENDING' or p.last_decline_code is not null as "isTouched"
       from payments p join payment_attempts a on a.payment_id = p.id
       where p.payment_link_id = :linkId and a.state in ('PREPARED', 'OPEN') order by a.id`,
      { linkId },
    );
  }

  async isHeldOn(linkId: number): Promise<boolean> {
    const held = await this.#id(
      `select id from payments where payment_link_id = :linkId and status = 'PROCESSING' and mismatch is not null limit 1`,
      { linkId },
    );
    return held !== null;
  }

  async firstSucceededOn(linkId: number): Promise<number | null> {
    return this.#id(
      `select id from payments where payment_link_id = :linkId and status = 'SUCCEEDED' order by succeeded_at, id limit 1`,
      { linkId },
    );
  }

  async findBySession(sessionId: string): Promise<number | null> {
    return this.#id('select payment_id as id from payment_attempts where provider_session_id = :sessionId', {
      sessionId,
    });
  }

  async findByIntent(intentId: string): Promise<number | null> {
    return this.#id('select id from payments where provider_intent_id = :intentId', { intentId });
  }

  async findByKey(providerKey: string): Promise<number | null> {
    return this.#id('select payment_id as id from payment_attempts where provider_key::text = :providerKey', {
      providerKey,
    });
  }

  /** Reads the parts after the lock. */
  async #lock(id: number): Promise<Payment | null> {
    const [row] = await this.#rowsOf<PaymentRow>(PaymentRow, 'id = :id for update', id);
    return row === undefined ? null : toPayment(row, await this.#partsOf(id));
  }

  async #partsOf(id: number) {
    return {
      attempts: await this.#rowsOf<AttemptRow>(AttemptRow, 'payment_id = :id order by seq', id),
      refunds: await this.#rowsOf<RefundRow>(RefundRow, 'payment_id = :id order by id', id),
      disputes: await this.#rowsOf<DisputeRow>(DisputeRow, 'payment_id = :id order by id', id),
    };
  }

  async #rowsOf<R extends Row>(model: RowClass<R>, condition: string, id: number): Promise<R[]> {
    const sql = `select ${model.columns} from ${model.tableName} where ${condition}`;
    const rows = await this.#database.rows<object>(sql, { id });
    return rows.map((row) => model.fromDatabaseJson(row));
  }

  async #ids(sql: string, bindings: Record<string, unknown>): Promise<number[]> {
    return (await this.#database.rows<{ id: number }>(sql, bindings)).map(({ id }) => id);
  }

  async #id(sql: string, bindings: Record<string, unknown>): Promise<number | null> {
    return (await this.#ids(sql, bindings))[0] ?? null;
  }
}
