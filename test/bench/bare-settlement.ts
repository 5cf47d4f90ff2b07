import type pg from 'pg';
import { bareJob } from './bare-job.ts';

/** What a settlement is copied from: a document that the product has issued. */
type Sample = Readonly<{ invoice: string; line: string; accounts: readonly number[] }>;

/** All columns of a table but those that are given, in the place of which stands what is given. */
const copyOf = async (
  pool: pg.Pool,
  table: string,
  given: Readonly<Record<string, string>>,
): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and column_name <> 'id' and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => given[name] ?? name);
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table}`;
};

export const openBareSettlement = async (pool: pg.Pool, merchantId: number): Promise<Sample> => {
  const { rows } = await pool.query<{ id: number }>(
    `select a.id from ledger_accounts a
     where currency = 'EUR' and (merchant_id is null or merchant_id = $1) order by merchant_id nulls last, id limit 4`,
    [merchantId],
  );
  const last = `where id = (select max(id) from invoices where merchant_id = ${merchantId} and type = 'INVOICE' and payment_id is not null)`;
  const number = {
    number: '$2::bigint',
    invoice_number: `lpad($2::text, 10, '0')`,
    payment_id: '$1::bigint',
  };
  return {
    accounts: rows.map(({ id }) => id),
    invoice: `${await copyOf(pool, 'invoices', number)} ${last} returning id`,
    line: `${await copyOf(pool, 'invoice_lines', { invoice_id: '$1::bigint' })}
      where invoice_id = (select id from invoices ${last.replace('max(id)', 'min(id)')})`,
  };
};

const entries = [1_000, -15, -44, -941] as const;

/**
 * The statements of a settlement by name in one transaction, with nothing examined and nothing reckoned: payment and
 * attempt, history, ledger, number, document and its line, chain, audit, delivery, both jobs, the news.
 */
export const settleBare = async (
  pool: pg.Pool,
  { invoice, line, accounts }: Sample,
  paymentId: number,
): Promise<void> => {
  const client = await pool.connect();
  const ask = async (name: string, text: string, values: unknown[]): Promise<number> =>
    Number((await client.query({ name, text, values })).rows[0]?.id ?? 0);
  try {
    await client.query('begin');
    await ask('lock', 'select id, merchant_id from payments where id = $1 for update', [paymentId]);
    await ask('attempts', 'select id from payment_attempts where payment_id = $1', [paymentId]);
    const merchantId = await ask('merchant', 'select merchant_id as id from payments where id = $1', [
      paymentId,
    ]);
    await ask(
      'settle',
      `update payments set status = 'SUCCEEDED', succeeded_at = now(), updated_at = now(), version = version + 1,
         platform_fee_minor = 15, merchant_fee_minor = 44, net_amount_minor = amount_minor - 59,
         charge_platform_fee_minor = 15, charge_merchant_fee_minor = 44,
         charge_net_amount_minor = charge_amount_minor - 59, provider_intent_id = $2, card_last4 = '4242'
       where id = $1`,
      [paymentId, `pi_bare_${paymentId}`],
    );
    await ask(
      'attempt',
      `update payment_attempts set state = 'ENDED', updated_at = now() where payment_id = $1`,
      [paymentId],
    );
    const history = `insert into payment_events (payment_id, seq, kind, status, actor, at)
      select $1, max(seq) + 1, $2, 'SUCCEEDED', 'bare', now() from payment_events where payment_id = $1`;
    await ask('history', history, [paymentId, 'STATUS']);
    await ask('history', history, [paymentId, 'FEE']);
    const transaction = await ask(
      'ledger',
      `insert into ledger_transactions (kind, source, payment_id, at) values ('PAYMENT', $2, $1, now()) returning id`,
      [paymentId, `payment:${paymentId}`],
    );
    for (const [place, amount] of entries.entries()) {
      await ask(
        'entry',
        `insert into ledger_entries (transaction_id, account_id, amount_minor, currency) values ($1, $2, $3, 'EUR')`,
        [transaction, accounts[place % accounts.length], amount],
      );
    }
    const number = await ask(
      'number',
      `update invoice_series set next_number = next_number + 1 where merchant_id = $1 and series = 'LEGAL'
       returning next_number - 1 as id`,
      [merchantId],
    );
    const invoiceId = await ask('invoice', invoice, [paymentId, number]);
    await ask('line', line, [invoiceId]);
    await ask(
      'chain',
      `update invoice_series set last_hash = $2 where merchant_id = $1 and series = 'LEGAL'`,
      [merchantId, `bare ${invoiceId}`],
    );
    await ask(
      'audit',
      `insert into audit_log (action, actor, at, data, subject_id, subject_type)
       values ('invoice.issued', 'bare', now(), '{}', $1, 'invoice')`,
      [String(invoiceId)],
    );
    await ask(
      'delivery',
      `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, created_at)
       values ($1, 'RECEIPT', 'bare@example.com', $2, 'QUEUED', 'bare', now())`,
      [invoiceId, `<${invoiceId}@bare>`],
    );
    await ask('job', bareJob, ['invoices.mail-receipt', { invoiceId }, `bare ${invoiceId}`]);
    await ask('news', `select 0 as id, pg_notify('plateno', $1)`, [`payments {"merchantId":${merchantId}}`]);
    await ask('job', bareJob, ['payments.look', { paymentId }, `fee:${paymentId}`]);
    await client.query('commit');
  } finally {
    client.release();
  }
};
