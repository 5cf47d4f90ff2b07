import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const accounts = [
  'PROVIDER_RECEIVABLE',
  'PLATFORM_REVENUE',
  'PROVIDER_FEES',
  'MERCHANT_PAYABLE',
  'DISPUTE_HOLD',
  'MISMATCH_HOLD',
];
const kinds = [
  'PAYMENT',
  'REFUND',
  'REFUND_FAILED',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'DISPUTE_REOPENED',
  'DISPUTE_FEE',
  'DISPUTE_FEE_RETURNED',
  'MISMATCH_HELD',
];

const oneOf = (column: string, values: readonly string[]): string =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`;

/** Ledger transactions of payouts, true fees and conversions; each belongs to one payment or one payout. */
export const up = async (knex: Knex): Promise<void> => {
  const rules = [
    ['ledger_accounts_code_check', 'ledger_accounts', oneOf('code', [...accounts, 'CURRENCY_EXCHANGE'])],
    [
      'ledger_transactions_kind_check',
      'ledger_transactions',
      oneOf('kind', [...kinds, 'PAYOUT', 'PAYOUT_FAILED', 'FEE_DIFFERENCE', 'CONVERSION']),
    ],
    ['ledger_transactions_subject', 'ledger_transactions', 'check (num_nonnulls(payment_id, payout_id) = 1)'],
    [
      'ledger_transactions_payout_id_fkey',
      'ledger_transactions',
      'foreign key (payout_id) references payouts (id)',
    ],
  ] as const;
  for (const [name, table, is] of rules) await addConstraintOnline(knex, { name, table, is });
  await addIndexOnline(knex, {
    name: 'ledger_transactions_payout',
    table: 'ledger_transactions',
    on: '(payout_id) where payout_id is not null',
  });
};

/** Rows that only the newer rules allow stay: the older ones apply to new rows. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index ledger_transactions_payout;
    alter table ledger_transactions drop constraint ledger_transactions_payout_id_fkey;
    alter table ledger_transactions drop constraint ledger_transactions_subject;
    alter table ledger_transactions drop constraint ledger_transactions_kind_check;
    alter table ledger_transactions add constraint ledger_transactions_kind_check ${oneOf('kind', kinds)} not valid;
    alter table ledger_accounts drop constraint ledger_accounts_code_check;
    alter table ledger_accounts add constraint ledger_accounts_code_check ${oneOf('code', accounts)} not valid;
  `);
};
