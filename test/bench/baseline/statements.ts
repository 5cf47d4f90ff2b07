import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type Stripe from 'stripe';

const series = `where merchant_id = $1 and series = 'LEGAL'`;
const sql = {
  order:
    'update order_counters set next_number = next_number + 1 where merchant_id = $1 returning next_number - 1',
  opened: `update payment_attempts set state = 'OPEN', provider_session_id = $2, checkout_url = $2 where payment_id = $1`,
  /** A job as pg-boss stores it: name, data, key. */
  job: `insert into pgboss.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, start_after, keep_until)
    values ($1, $2, $3, 'short', 20, 2, true, 3600, 120, now() + interval '2 minutes', now() + interval '14 days')`,
  received: `insert into provider_events (provider, event_id, type, live_mode, payload, state, received_at, next_attempt_at)
    values ('baseline', gen_random_uuid(), $1, false, $2, 'NEW', now(), now()) returning id`,
  lock: 'select id from payments where id = $1 for update',
  attempts: 'select id from payment_attempts where payment_id = $1',
  settled: `update payments set status = 'SUCCEEDED', succeeded_at = now(), updated_at = now(), version = version + 1,
      platform_fee_minor = 15, merchant_fee_minor = 44, net_amount_minor = amount_minor - 59,
      charge_platform_fee_minor = 15, charge_merchant_fee_minor = 44, provider_intent_id = $2,
      charge_net_amount_minor = charge_amount_minor - 59, card_last4 = '4242' where id = $1`,
  ended: `update payment_attempts set state = 'ENDED' where payment_id = $1`,
  number: `update invoice_series set next_number = next_number + 1 ${series} returning next_number - 1`,
  hash: `update invoice_series set last_hash = $2 ${series}`,
  audited: `insert into audit_log (action, actor, at, data, subject_id, subject_type)
    values ('invoice.issued', 'baseline', now(), '{}', $1, 'invoice')`,
  delivery: `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, created_at)
    values ($1, 'RECEIPT', 'payer@example.com', $2, 'QUEUED', 'baseline', now())`,
  published: `select pg_notify('plateno', $1)`,
  done: `update provider_events set state = 'DONE', done_at = now(), next_attempt_at = null where id = $1`,
  sent: `update invoice_deliveries set state = 'SENT', sent_at = now(), attempts = 1 where invoice_id = $1`,
};

const names = new Map<string, string>();

/** Runs a named statement. @returns the first column of its first row, a number */
const ask = async (client: pg.Pool | pg.PoolClient, text: string, ...values: unknown[]): Promise<number> => {
  const name = names.get(text) ?? `baseline-${names.size}`;
  names.set(text, name);
  const { rows } = await client.query<Record<string, unknown>>({ name, text, values });
  return Number(Object.values(rows[0] ?? {})[0]);
};

type Ask = (text: string, ...values: unknown[]) => Promise<number>;

const inTransaction = async (pool: pg.Pool, work: (ask: Ask) => Promise<number>): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const id = await work((...asked) => ask(client, ...asked));
    await client.query('commit');
    return id;
  } finally {
    client.release();
  }
};

/** Prepares inserts that copy the rows of the merchant's newest settled payment; some columns get other values. */
const prepareInserts = async (pool: pg.Pool, merchantId: number) => {
  const { rows } = await pool.query<Record<'payment' | 'invoice' | 'ledger', string>>(
    `select p.id as payment, i.id as invoice, t.id as ledger from payments p
     join invoices i on i.payment_id = p.id and i.type = 'INVOICE'
     join ledger_transactions t on t.payment_id = p.id and t.kind = 'PAYMENT'
     where p.merchant_id = $1 and p.status = 'SUCCEEDED' and p.refund_status = 'NONE' order by p.id desc limit 1`,
    [merchantId],
  );
  const { payment, invoice, ledger } = rows[0]!;
  const copy = async (table: string, where: string, given: Readonly<Record<string, string>>) => {
    const columns = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name <> 'id' and is_generated = 'NEVER'`,
      [table],
    );
    const into = columns.rows.map(({ name }) => name);
    const values = into.map((name) => given[name] ?? name);
    return `insert into ${table} (${into.join()}) select ${values.join()} from ${table} where ${where}`;
  };
  const id = '$1::bigint';
  const unpaid = { status: `'PENDING'`, succeeded_at: 'null', provider_intent_id: 'null' };
  const order = { ...unpaid, order_number: id, request_key: 'gen_random_uuid()' };
  const unopened = { state: `'PREPARED'`, provider_session_id: 'null', checkout_url: 'null' };
  const attempt = { ...unopened, payment_id: id, provider_key: 'gen_random_uuid()' };
  const booking = { payment_id: id, source: `'baseline:' || ${id}` };
  const document = {
    payment_id: id,
    number: '$2::bigint',
    invoice_number: `lpad($2::bigint::text, 10, '0')`,
  };
  const settledEvents = `payment_id = ${payment} and seq > 1 and kind in ('STATUS', 'FEE')`;
  return {
    payment: `${await copy('payments', `id = ${payment}`, order)} returning id`,
    attempt: await copy('payment_attempts', `payment_id = ${payment}`, attempt),
    history: await copy('payment_events', `payment_id = ${payment} and seq = 1`, { payment_id: id }),
    nextHistory: await copy('payment_events', settledEvents, { payment_id: id, seq: 'seq + 10' }),
    ledger: `${await copy('ledger_transactions', `id = ${ledger}`, booking)} returning id`,
    entries: await copy('ledger_entries', `transaction_id = ${ledger}`, { transaction_id: id }),
    document: `${await copy('invoices', `id = ${invoice}`, document)} returning id`,
    line: await copy('invoice_lines', `invoice_id = ${invoice}`, { invoice_id: id }),
    paid: await copy('invoice_payments', `payment_id = ${payment}`, {
      invoice_id: id,
      payment_id: '$2::bigint',
      payment_hash: 'gen_random_uuid()',
    }),
  };
};

/** The statements of a payment of one merchant, without any check or computation. */
export const openStatements = async (pool: pg.Pool, merchantId: number) => {
  const insert = await prepareInserts(pool, merchantId);
  const { rows } = await pool.query<{ request: Stripe.Checkout.SessionCreateParams }>(
    'select provider_request as request from payment_attempts order by id desc limit 1',
  );
  return {
    /** The product's latest request to the provider. */
    request: rows[0]!.request,
    /** Five statements. @returns the payment's id */
    checkout: () =>
      inTransaction(pool, async (run) => {
        const paymentId = await run(insert.payment, await run(sql.order, merchantId));
        await run(insert.attempt, paymentId);
        await run(insert.history, paymentId);
        await run(sql.job, 'payments.look', { paymentId }, paymentId);
        return paymentId;
      }),
    open: (paymentId: number, sessionId: string) => ask(pool, sql.opened, paymentId, sessionId),
    receive: (type: string, payload: string) => ask(pool, sql.received, type, payload),
    /** @returns the document's id */
    settle: (paymentId: number) =>
      inTransaction(pool, async (run) => {
        await run(sql.lock, paymentId);
        await run(sql.attempts, paymentId);
        await run(sql.settled, paymentId, `pi_baseline_${paymentId}`);
        await run(sql.ended, paymentId);
        await run(insert.nextHistory, paymentId);
        await run(insert.entries, await run(insert.ledger, paymentId));
        const invoiceId = await run(insert.document, paymentId, await run(sql.number, merchantId));
        await run(insert.line, invoiceId);
        await run(insert.paid, invoiceId, paymentId);
        await run(sql.hash, merchantId, randomUUID());
        await run(sql.audited, invoiceId);
        await run(sql.delivery, invoiceId, randomUUID());
        await run(sql.job, 'invoices.mail-receipt', { invoiceId }, `baseline:${invoiceId}`);
        await run(sql.published, `payments {"merchantId":${merchantId}}`);
        return invoiceId;
      }),
    /** Closes the webhook event and marks the receipt as sent. */
    close: async (eventId: number, invoiceId: number) => {
      await ask(pool, sql.done, eventId);
      await ask(pool, sql.sent, invoiceId);
    },
  };
};
