import type { Knex } from 'knex';

/**
 * Rate and ground of payment links and their payments, ground and discount of invoice lines, and what the service of the
 * Commission said of a buyer's VAT number. Earlier rows have none: their sales follow the registration of the merchant.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payment_links
      add column tax_rate integer,
      add column vat_ground text;
    alter table payments
      add column tax_rate integer,
      add column vat_ground text;
    alter table invoice_lines
      add column vat_ground text,
      add column discount_percent numeric(4, 2);

    create table invoice_vat_checks (
      invoice_id bigint primary key references invoices,
      vat_number text not null,
      state text not null check (state in ('VALID', 'INVALID', 'NOT_NOW')),
      request_id text,
      checked_at timestamptz not null
    );
    create trigger append_only before update or delete on invoice_vat_checks
      for each row execute function refuse_change();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table invoice_vat_checks;
    alter table invoice_lines drop column discount_percent, drop column vat_ground;
    alter table payments drop column vat_ground, drop column tax_rate;
    alter table payment_links drop column vat_ground, drop column tax_rate;
  `);
};
