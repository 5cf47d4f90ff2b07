import type { Knex } from 'knex';

/** The price with VAT of an invoice line that was computed from it. Earlier lines were computed from the net price. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table invoice_lines add column gross_unit_price_minor bigint');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table invoice_lines drop column gross_unit_price_minor');
};
