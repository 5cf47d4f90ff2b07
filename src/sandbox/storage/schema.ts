import type { Pool } from 'pg';

const tables = `
create table if not exists sandbox.objects (
  seq bigint generated always as identity,
  id text primary key,
  kind text not null,
  account text not null,
  created bigint not null,
  body jsonb not null,
  hidden jsonb not null
);
create index if not exists objects_kind on sandbox.objects (kind, account, seq desc);
create index if not exists objects_payment_intent on sandbox.objects ((body ->> 'payment_intent'));
create index if not exists objects_charge on sandbox.objects ((body ->> 'charge'));
create table if not exists sandbox.deliveries (
  id bigint generated always as identity primary key,
  event_id text not null references sandbox.objects (id),
  endpoint_id text not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  attempts jsonb not null default '[]'
);
create index if not exists deliveries_event on sandbox.deliveries (event_id);
create table if not exists sandbox.tasks (
  id bigint generated always as identity primary key,
  kind text not null,
  due_at bigint not null,
  payload jsonb not null,
  running boolean not null default false
);
create index if not exists tasks_due on sandbox.tasks (due_at) where not running;
create index if not exists tasks_payouts on sandbox.tasks ((payload ->> 'account'), due_at)
  where kind = 'make-payouts';
create index if not exists objects_in_payout on sandbox.objects ((hidden ->> 'payout'))
  where kind = 'balance_transaction';
create table if not exists sandbox.idempotency_keys (
  account text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  body jsonb not null,
  created bigint not null,
  primary key (account, key)
);
create table if not exists sandbox.faults (
  id bigint generated always as identity primary key,
  fault jsonb not null,
  remaining integer
);
create table if not exists sandbox.clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null
);
create table if not exists sandbox.account_links (
  secret text primary key,
  account text not null,
  refresh_url text not null,
  return_url text not null,
  expires_at bigint not null,
  visit text unique,
  visit_ends_at bigint,
  is_finished boolean not null default false
);
insert into sandbox.clock (offset_ms) values (0) on conflict do nothing;
update sandbox.tasks set running = false where running;
`;

/**
 * Creates the sandbox's schema where it is missing. Tasks that an earlier process left running become due again.
 * One sandbox owns a database: the advisory lock only serializes concurrent starts.
 */
export const prepareSchema = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('sandbox.schema'))`);
    const found = await client.query<{ name: string | null }>(`select to_regnamespace('sandbox') as name`);
    // Even "if not exists" requires the right to create schemas, which an ordinary role lacks.
    if (!found.rows[0]?.name) await client.query('create schema sandbox');
    await client.query(tables);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
