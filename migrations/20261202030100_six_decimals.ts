import type { Knex } from 'knex';

/**
 * Prices and quantities with up to six decimals. The exact value stands beside the rounded one, and only where they differ: the
 * version before keeps writing and reading its own columns.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoice_lines
      add column if not exists exact_quantity numeric(18, 6),
      add column if not exists exact_corrects_quantity numeric(18, 6),
      add column if not exists exact_unit_price numeric(20, 6),
      add column if not exists exact_gross_unit_price numeric(20, 6);
    alter table items add column if not exists exact_price numeric(20, 6);`);
};

/** A value that a document holds stays: its hash covers it. The version before reports that document as changed. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    do $$
    begin
      if not exists (select from invoice_lines where exact_quantity is not null
           or exact_corrects_quantity is not null or exact_unit_price is not null
           or exact_gross_unit_price is not null) then
        alter table invoice_lines drop column exact_quantity, drop column exact_corrects_quantity,
          drop column exact_unit_price, drop column exact_gross_unit_price;
      end if;
    end $$;
    alter table items drop column exact_price;`);
};
