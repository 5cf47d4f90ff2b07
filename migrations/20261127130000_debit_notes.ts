import type { Knex } from 'knex';
import { addConstraintOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** Replaces the condition on documents without payments in `check_paid_columns`, whatever else the function holds. */
const exceptFromPayments = (from: string, to: string): string => `
  do $$
  declare
    definition text := pg_get_functiondef('check_paid_columns()'::regprocedure);
  begin
    if position($q$${from}$q$ in definition) > 0 then
      execute replace(definition, $q$${from}$q$, $q$${to}$q$);
    end if;
  end $$`;

const isNotInvoice = `document.type <> 'INVOICE'`;
const isCreditNote = `document.type = 'CREDIT_NOTE'`;

/** Debit notes: documents that correct an invoice and are paid like one. */
export const up = async (knex: Knex): Promise<void> => {
  await addConstraintOnline(knex, {
    name: 'invoices_type_check',
    table: 'invoices',
    is: `check (type in ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'))`,
  });
  await addConstraintOnline(knex, {
    name: 'invoices_check2',
    table: 'invoices',
    is: `check ((type <> 'INVOICE') = (corrects_invoice_id is not null))`,
  });
  await knex.raw(exceptFromPayments(isNotInvoice, isCreditNote));
};

/** Debit notes stay, and with them the conditions of their rows; the version before does not know their type. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(exceptFromPayments(isCreditNote, isNotInvoice));
  await knex.raw(`
    do $$
    begin
      if exists (select from invoices where type = 'DEBIT_NOTE') then
        return;
      end if;
      alter table invoices drop constraint invoices_check2;
      alter table invoices add constraint invoices_check2
        check ((type = 'CREDIT_NOTE') = (corrects_invoice_id is not null)) not valid;
      alter table invoices drop constraint invoices_type_check;
      alter table invoices add constraint invoices_type_check
        check (type in ('INVOICE', 'CREDIT_NOTE')) not valid;
    end $$`);
};
