import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** A new index and a new constraint on a table that customers write to meanwhile. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'payments_later_note',
    table: 'payments',
    on: '(merchant_id, later_note)',
  });
  const short = 'check (length(later_note) <= 500)';
  await addConstraintOnline(knex, { name: 'payments_later_note_short', table: 'payments', is: short });
};
export const down = (knex: Knex): Promise<unknown> =>
  knex.raw('alter table payments drop constraint payments_later_note_short; drop index payments_later_note');
