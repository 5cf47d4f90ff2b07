import { isDeepStrictEqual } from 'node:util';
import type { ModelClass } from 'objection';
import type { Database } from '#platform/database/database.ts';
import type { Payment } from '../../domain/payment.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { Payments } from '../../ports/payments.ts';
import { insertPayment } from './insert-payment.ts';
import {
  attemptColumns,
  disputeColumns,
  paymentColumns,
  refundColumns,
  toPayment,
} from './payment-mapping.ts';
import { AttemptRow, DisputeRow, PaymentRow, RefundRow, type Row } from './payment-rows.ts';

/** What is compared to find out whether anything is to be saved. */
const imageOf = (record: PaymentRecord): unknown => ({
  payment: paymentColumns(record),
  attempts: record.attempts.map(attemptColumns),
  refunds: record.refunds.map(refundColumns),
  disputes: record.disputes.map(disputeColumns),
});

/** Ids that a process asks for ahead; when it ends, the rest of them are never used. */
const idsAtOnce = 20;

type RowClass<R extends Row> = ModelClass<R> & Readonly<{ columns: string }>;

export class ObjectionPayments implements Payments {
  readonly #database: Database;
  readonly #nextIds: number[] = [];

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async nextId(): Promise<number> {
    const known = this.#nextIds.pop();
    if (known !== undefined) return known;
    const ids = await this.#ids(
      `select nextval('payments_id_seq') as id from generate_series(1, :block) order by id desc`,
      { block: idsAtOnce },
    );
    this.#nextIds.push(...ids);
    return this.#nextIds.pop()!;
  }

  async add(payment: Payment): Promise<void> {
    const { sql, values } = insertPayment(payment);
    const attempts = await this.#database
      .rows<{ id: number; orderNumber: number }>(sql, values)
      .catch((error: unknown) => {
        // A database that has crashed may give ids again that nobody had used yet.
        this.#nextIds.length = 0;
        throw error;
      });
    for (const [place, { id, orderNumber }] of attempts.entries()) {
      payment.record.attempts[place]!.id = id;
      payment.record.orderNumber = orderNumber;
    }
  }

  async get(id: number): Promise<Payment | null> {
    return this.#load(id, false);
  }

  async change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null> {
    return this.#database.transact(async () => {
      const payment = await this.#load(id, true);
      if (payment === null) return null;
      const before = imageOf(payment.record);
      const result = await apply(payment);
      if (payment.news.length === 0 && isDeepStrictEqual(before, imageOf(payment.record))) return result;
      payment.record.version += 1;
      await PaymentRow.query(this.#database.connection).findById(id).patch(paymentColumns(payment.record));
      await this.#saveParts(payment);
      await this.#saveNews(payment);
      return result;
    });
  }

  async openOn(linkId: number): Promise<Payment | null> {
    const attempt = await AttemptRow.query(this.#database.connection)
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

  async unsettledOn(linkId: number): Promise<number[]> {
    return this.#ids(
      `select distinct p.id from payments p join payment_attempts a on a.payment_id = p.id
       where p.payment_link_id = :linkId and a.state in ('PREPARED', 'OPEN') order by p.id`,
      { linkId },
    );
  }

  async openAttemptsOn(linkId: number): Promise<Readonly<{ count: number; firstEnd: Date | null }>> {
    const [row] = await this.#database.rows<{ count: number; firstEnd: string | null }>(
      `select count(*) as count, min(a.expires_at) as "firstEnd"
       from payments p join payment_attempts a on a.payment_id = p.id
       where p.payment_link_id = :linkId and a.state in ('PREPARED', 'OPEN')`,
      { linkId },
    );
    const firstEnd = row?.firstEnd ?? null;
    return { count: row?.count ?? 0, firstEnd: firstEnd === null ? null : new Date(firstEnd) };
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

  async forgotten(before: Date, limit: number): Promise<number[]> {
    return this.#ids(
      `select id from payments
       where (status in ('PENDING', 'PROCESSING') or provider_fee_status = 'PENDING') and provider <> 'history'
         and updated_at <= :before
       order by updated_at limit :limit`,
      { before, limit },
    );
  }

  async #load(id: number, forUpdate: boolean): Promise<Payment | null> {
    const [row] = await this.#rowsOf<PaymentRow>(PaymentRow, `id = :id ${forUpdate ? 'for update' : ''}`, id);
    if (row === undefined) return null;
    const [attempts, refunds, disputes] = await this.#database.together([
      () => this.#rowsOf<AttemptRow>(AttemptRow, 'payment_id = :id order by seq', id),
      () => this.#rowsOf<RefundRow>(RefundRow, 'payment_id = :id order by id', id),
      () => this.#rowsOf<DisputeRow>(DisputeRow, 'payment_id = :id order by id', id),
    ]);
    return toPayment(row, { attempts, refunds, disputes });
  }

  async #rowsOf<R extends Row>(model: RowClass<R>, condition: string, id: number): Promise<R[]> {
    const rows = await this.#database.rows<object>(
      `select ${model.columns} from ${model.tableName} where ${condition}`,
      { id },
    );
    return rows.map((row) => model.fromDatabaseJson(row));
  }

  async #saveParts({ record }: Payment): Promise<void> {
    const paymentId = record.id!;
    const updatedAt = record.updatedAt.toISOString();
    for (const [place, attempt] of record.attempts.entries()) {
      await this.#save(AttemptRow, attempt, {
        ...attemptColumns(attempt),
        paymentId,
        seq: place + 1,
        updatedAt,
      });
    }
    for (const refund of record.refunds) {
      await this.#save(RefundRow, refund, { ...refundColumns(refund), paymentId, updatedAt });
    }
    for (const dispute of record.disputes) {
      await this.#save(DisputeRow, dispute, { ...disputeColumns(dispute), paymentId, updatedAt });
    }
  }

  /** Inserts a part that has no id yet, and gives it one; otherwise patches it. */
  async #save(
    model: typeof AttemptRow | typeof RefundRow | typeof DisputeRow,
    part: { id: number | undefined },
    columns: object,
  ): Promise<void> {
    const { connection } = this.#database;
    // The three row classes differ in columns only; objection's types cannot say so.
    const rows = (model as typeof AttemptRow).query(connection);
    if (part.id === undefined) part.id = (await rows.insert(columns)).id;
    else await rows.findById(part.id).patch(columns);
  }

  async #saveNews({ record, news }: Payment): Promise<void> {
    for (const entry of news) {
      await this.#database.rows(
        `insert into payment_events (payment_id, seq, kind, from_status, status, actor, reason, at)
         select :id, coalesce(max(seq), 0) + 1, :kind, :fromStatus, :status, :actor, :reason, :at
         from payment_events where payment_id = :id`,
        { ...entry, id: record.id },
      );
    }
  }

  async #ids(sql: string, bindings: Record<string, unknown>): Promise<number[]> {
    return (await this.#database.rows<{ id: number }>(sql, bindings)).map(({ id }) => id);
  }

  async #id(sql: string, bindings: Record<string, unknown>): Promise<number | null> {
    return (await this.#ids(sql, bindings))[0] ?? null;
  }
}
