import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const accounts = [
  'PROVIDER_RECEIVABLE',
  'PLATFORM_REVENUE',
  'PROVIDER_FEES',
  'MERCHANT_PAYABLE',
  'DISPUTE_HOLD',
];
const kinds = ['PAYMENT', 'REFUND', 'REFUND_FAILED', 'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST'];
const states = ['OPEN', 'WON', 'LOST'];

const oneOf = (column: string, values: readonly string[]): string =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`;

const values = (
  knex: Knex,
  added: Readonly<{ accounts: readonly string[]; kinds: readonly string[]; states: readonly string[] }>,
): (() => Promise<void>)[] => {
  const rules = [
    ['ledger_accounts_code_check', 'ledger_accounts', oneOf('code', [...accounts, ...added.accounts])],
    ['ledger_transactions_kind_check', 'ledger_transactions', oneOf('kind', [...kinds, ...added.kinds])],
    ['disputes_status_check', 'disputes', oneOf('status', [...states, ...added.states])],
  ] as const;
  return rules.map(
    ([name, table, is]) =>
      () =>
        addConstraintOnline(knex, { name, table, is }),
  );
};

/** Ledger accounts and transactions of mismatches and dispute fees, prevented disputes, and one credit note a refund. */
export const up = async (knex: Knex): Promise<void> => {
  const added = {
    accounts: ['MISMATCH_HOLD'],
    kinds: ['DISPUTE_REOPENED', 'DISPUTE_FEE', 'DISPUTE_FEE_RETURNED', 'MISMATCH_HELD'],
    states: ['PREVENTED'],
  };
  for (const change of values(knex, added)) await change();
  await addConstraintOnline(knex, {
    name: 'disputes_position',
    table: 'disputes',
    is: `check (position in ('NONE', 'HELD', 'LOST'))`,
  });
  await addConstraintOnline(knex, {
    name: 'payments_captured',
    table: 'payments',
    is: `check ((captured_amount_minor is null) = (captured_currency is null))`,
  });
  await addConstraintOnline(knex, {
    name: 'payments_mismatch_resolution',
    table: 'payments',
    is: `check (mismatch_resolution in ('ACCEPT', 'GIVE_BACK'))`,
  });
  await addIndexOnline(knex, {
    name: 'payments_mismatch',
    table: 'payments',
    on: `(id) where mismatch is not null`,
  });
  // A refund that failed after its success may succeed again: its annulled credit note stays beside the new one.
  await addIndexOnline(knex, {
    name: 'invoices_valid_refund',
    table: 'invoices',
    on: '(refund_id) where annulled_at is null',
    isUnique: true,
  });
  await knex.raw('drop index concurrently if exists invoices_refund');
};

/** Rows that only the newer rules allow stay: the older ones apply to new rows. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payments_mismatch');
  await addIndexOnline(knex, {
    name: 'invoices_refund',
    table: 'invoices',
    on: '(refund_id)',
    isUnique: true,
  });
  await knex.raw('drop index invoices_valid_refund');
  await knex.raw(`
    alter table payments drop constraint payments_mismatch_resolution;
    alter table payments drop constraint payments_captured;
    alter table disputes drop constraint disputes_position;
    alter table disputes drop constraint disputes_status_check;
    alter table disputes add constraint disputes_status_check ${oneOf('status', states)} not valid;
    alter table ledger_transactions drop constraint ledger_transactions_kind_check;
    alter table ledger_transactions add constraint ledger_transactions_kind_check ${oneOf('kind', kinds)} not valid;
    alter table ledger_accounts drop constraint ledger_accounts_code_check;
    alter table ledger_accounts add constraint ledger_accounts_code_check ${oneOf('code', accounts)} not valid;
  `);
};
