import type { Knex } from 'knex';

/** The price with VAT of an invoice line that was computed from it. Earlier lines were computed from the net price. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table invoice_lines add column if not exists gross_unit_price_minor bigint');
};

/** A price that a document holds stays: its hash covers it. The version before reports that document as changed. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    do $$
    begin
      if not exists (select from invoice_lines where gross_unit_price_minor is not null) then
        alter table invoice_lines drop column gross_unit_price_minor;
      end if;
    end $$`);
};
