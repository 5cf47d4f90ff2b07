import type { Knex } from 'knex';
import { addConstraintOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const kind = { name: 'invoice_payments_kind_check', table: 'invoice_payments' };
const method = { name: 'invoices_payment_method_check', table: 'invoices' };

/** A part of a document that was kept from the takings of its buyer: a payment without a card payment. */
export const up = async (knex: Knex): Promise<void> => {
  await addConstraintOnline(knex, { ...kind, is: `check (kind in ('CARD', 'BANK', 'WITHHELD'))` });
  await addConstraintOnline(knex, {
    ...method,
    is: `check (payment_method in ('CARD', 'BANK_TRANSFER', 'WITHHELD'))`,
  });
};

/** Rows of withheld parts stay: they are a part of the hash chain. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoice_payments drop constraint ${kind.name},
      add constraint ${kind.name} check (kind in ('CARD', 'BANK')) not valid;
    alter table invoices drop constraint ${method.name},
      add constraint ${method.name} check (payment_method in ('CARD', 'BANK_TRANSFER')) not valid;
  `);
};
