import type pg from 'pg';

/** Tables filled by COPY. */
export const copiedTables = [
  'payment_links',
  'payments',
  'order_counters',
  'payment_attempts',
  'payment_events',
  'refunds',
  'disputes',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'invoice_series',
  'invoices',
  'invoice_lines',
  'invoice_payments',
  'invoice_originals',
  'invoice_deliveries',
  'audit_log',
] as const;

type Part = Readonly<{ drop: string; restore: string }>;

/** Foreign keys and unique constraints of the tables; primary keys stay, because ids are ascending. */
const constraints = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where contype in ('f', 'u') and conrelid = any($1::regclass[]) order by contype, oid`;

const indexes = `select format('drop index %I', i.relname) as drop, pg_get_indexdef(i.oid) as restore
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where x.indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = x.indexrelid)
  order by i.oid`;

/** The triggers check every row; the doctor checks all of them. */
const rowTriggers = (action: 'enable' | 'disable'): string[] => [
  `alter table ledger_entries ${action} trigger balanced`,
  `alter table invoices ${action} trigger paid_columns`,
  `alter table invoice_payments ${action} trigger paid_columns`,
  `alter table invoice_payments ${action} trigger one_current_row`,
];

/**
 * Drops keys and indexes of the tables while they are filled and restores them: copied rows are then validated at
 * once. Runs in the caller's transaction, as the owner of the schema: a failure rolls everything back.
 */
export const withoutConstraints = async (client: pg.Client, fill: () => Promise<void>): Promise<void> => {
  const partsOf = async (sql: string) => (await client.query<Part>(sql, [copiedTables])).rows;
  const keys = await partsOf(constraints);
  const parts = [...keys, ...(await partsOf(indexes))];
  for (const statement of [...parts.map(({ drop }) => drop), ...rowTriggers('disable')])
    await client.query(statement);
  await fill();
  // Unique constraints before foreign keys, which may depend on them.
  const restored = parts.toSorted((one, other) => Number(isForeign(one)) - Number(isForeign(other)));
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const statement of [...restored.map(({ restore }) => restore), ...rowTriggers('enable')])
    await client.query(statement);
};

const isForeign = ({ restore }: Part): boolean => restore.includes(' FOREIGN KEY ');
