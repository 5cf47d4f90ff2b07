import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** A search of movements looks in these columns. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'bank_lines_search',
    table: 'bank_lines',
    on: `using gin (name extensions.gin_trgm_ops, text extensions.gin_trgm_ops, iban extensions.gin_trgm_ops,
      bank_ref extensions.gin_trgm_ops)`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index bank_lines_search');
};
