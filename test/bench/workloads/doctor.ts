import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { VerifyNumbers } from '#modules/invoices/index.ts';
import { readConfig } from '#platform/config.ts';
import { compose, type Application } from '#src/composition.ts';
import { atMost, compare, timed, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { memoryGrowth } from '../cpu.ts';

/** A column of each large table: its sum reads all rows. */
const columns = {
  payments: 'charge_amount_minor',
  payment_events: 'seq',
  payment_attempts: 'payment_id',
  ledger_transactions: 'payment_id',
  ledger_entries: 'amount_minor',
  invoices: 'total_minor',
  invoice_lines: 'net_minor',
  invoice_payments: 'amount_minor',
  audit_log: 'length(subject_id)',
} as const;

/** As long as a statement of the command line may take. */
const statementTimeoutMs = 600_000;
const limitMiB = 400;

/** The check that proves each document by its SHA-256, which PostgreSQL cannot compute: it has a line of its own. */
const chains = 'doctor.chains-intact';

/** Runs the checks that need no card provider, one after the other. @returns milliseconds by code */
const runChecks = async ({ contributions }: Application): Promise<ReadonlyMap<string, number>> => {
  const times = new Map<string, number>();
  for (const { code, isRemote, violations } of contributions.checks) {
    if (isRemote === true || code === chains) continue;
    const start = performance.now();
    await violations({ since: new Date(), read: () => undefined, leaveOut: () => undefined });
    times.set(code, performance.now() - start);
  }
  return times;
};

const documentsOf = `select i.*, f.*, to_json(array(select l from invoice_lines l where l.invoice_id = i.id)) as lines
  from invoices i left join invoice_payments f on f.invoice_id = i.id
  where i.merchant_id = $1 and i.number >= $2 and i.number < $2 + 500 order by i.number`;

/** Reads the documents of a merchant with their payments and lines, and hashes the text of each twice. */
const hashDocuments = async ({ query, largest }: Context): Promise<void> => {
  for (let number = 1; ; number += 500) {
    const rows = await query(documentsOf, [largest.merchantId, number]);
    if (rows.length === 0) return;
    for (const row of rows)
      for (const part of ['document', 'payment']) sha256Digest(part + JSON.stringify(row));
  }
};

/** The doctor's checks of stored data against reading the same tables, and the proof of documents against their hashes. */
export const doctor = async (context: Context): Promise<Line[]> => {
  const { databases, query, largest } = context;
  const config = readConfig({ ...databases.env, LOG_LEVEL: 'silent' });
  const database = { ...config.database, statementTimeoutMs };
  const application = await compose({ ...config, database }, []);
  try {
    const readAll = async () => {
      for (const [table, column] of Object.entries(columns))
        await query(`select sum(${column}) from ${table}`);
    };
    const checks = () => runChecks(application);
    const all = await compare({ ours: timed(1, checks), baseline: timed(1, readAll) });
    const times = await checks();
    const slowest = {
      ours: Math.max(...times.values()),
      baseline: [...times.values()].reduce((a, b) => a + b),
    };
    const verify = () => application.resolve(VerifyNumbers).verifyMerchant(largest.merchantId);
    const growth = await memoryGrowth(process.pid, verify);
    const proof = await compare({ ours: timed(1, verify), baseline: timed(1, () => hashDocuments(context)) });
    return [
      atMost(35, 'doctor’s checks of stored data', 'ms', all),
      atMost(0.2, 'slowest of them, of all', 'ms', slowest),
      atMost(1.75, 'documents of the largest merchant proven', 'ms', proof),
      atMost(1, 'growth of memory by it', 'MiB', { ours: growth, baseline: limitMiB }),
    ];
  } finally {
    await application.close();
  }
};
