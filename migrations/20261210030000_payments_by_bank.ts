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
  'CURRENCY_EXCHANGE',
];
const ofMerchant = ['MERCHANT_PAYABLE', 'MERCHANT_BANK', 'BANK_SALES'];
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
  'PAYOUT',
  'PAYOUT_FAILED',
  'FEE_DIFFERENCE',
  'CONVERSION',
];
const ofBank = ['BANK_PAYMENT', 'BANK_REFUND', 'BANK_TRANSFER', 'BANK_TRANSFER_TAKEN_BACK'];

const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/**
 * Payments that came by bank transfer, their bookings, and those of transfers of statements. MERCHANT_BANK is what came to
 * the merchant's own bank account, BANK_SALES the other side: the card provider owes nothing of it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments add column if not exists method text not null default 'CARD';
    alter table ledger_transactions add column if not exists bank_match_id bigint;
    alter table payouts add column if not exists arrived_on date;`);
  const rules = [
    [
      'payment_links_methods_check',
      'payment_links',
      `check (methods <@ array['CARD', 'BANK'] and cardinality(methods) > 0)`,
    ],
    ['payments_method_check', 'payments', `check (method in ('CARD', 'BANK'))`],
    [
      'payments_by_bank_check',
      'payments',
      `check (method = 'CARD' or (status = 'SUCCEEDED' and provider_intent_id is null and provider_fee_status = 'NONE'))`,
    ],
    [
      'ledger_accounts_code_check',
      'ledger_accounts',
      `check (code in (${list([...accounts, 'MERCHANT_BANK', 'BANK_SALES'])}))`,
    ],
    [
      'ledger_accounts_check',
      'ledger_accounts',
      `check ((code in (${list(ofMerchant)})) = (merchant_id is not null))`,
    ],
    [
      'ledger_transactions_kind_check',
      'ledger_transactions',
      `check (kind in (${list([...kinds, ...ofBank])}))`,
    ],
    [
      'ledger_transactions_subject',
      'ledger_transactions',
      'check (num_nonnulls(payment_id, payout_id, bank_match_id) = 1)',
    ],
    [
      'ledger_transactions_bank_match_id_fkey',
      'ledger_transactions',
      'foreign key (bank_match_id) references bank_line_matches (id)',
    ],
    [
      'invoice_payments_check',
      'invoice_payments',
      `check ((kind <> 'CARD' or payment_id is not null) and (kind <> 'WITHHELD' or payment_id is null))`,
    ],
  ] as const;
  for (const [name, table, is] of rules) await addConstraintOnline(knex, { name, table, is });
  await addIndexOnline(knex, {
    name: 'ledger_transactions_bank_match',
    table: 'ledger_transactions',
    on: '(bank_match_id) where bank_match_id is not null',
  });
  await addIndexOnline(knex, {
    name: 'payments_by_bank',
    table: 'payments',
    on: `(merchant_id, succeeded_at, id) where method = 'BANK'`,
  });
};

/** Rows that only the newer rules allow stay: the older ones apply to new rows. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index payments_by_bank;
    drop index ledger_transactions_bank_match;
    alter table invoice_payments drop constraint invoice_payments_check,
      add constraint invoice_payments_check check ((kind = 'CARD') = (payment_id is not null)) not valid;
    alter table ledger_transactions drop constraint ledger_transactions_bank_match_id_fkey,
      drop constraint ledger_transactions_subject,
      drop constraint ledger_transactions_kind_check,
      drop column bank_match_id,
      add constraint ledger_transactions_kind_check check (kind in (${list(kinds)})) not valid,
      add constraint ledger_transactions_subject check (num_nonnulls(payment_id, payout_id) = 1) not valid;
    alter table ledger_accounts drop constraint ledger_accounts_check,
      drop constraint ledger_accounts_code_check,
      add constraint ledger_accounts_code_check check (code in (${list(accounts)})) not valid,
      add constraint ledger_accounts_check check ((code = 'MERCHANT_PAYABLE') = (merchant_id is not null)) not valid;
    alter table payment_links drop constraint payment_links_methods_check;
    alter table payouts drop column arrived_on;
    alter table payments drop constraint payments_by_bank_check, drop constraint payments_method_check, drop column method;`);
};
