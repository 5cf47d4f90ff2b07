import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** Duplicate payments of a link and open disputes are counted each minute and are few. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'payments_duplicates',
    table: 'payments',
    on: '(id) where duplicate_of is not null',
  });
  await addIndexOnline(knex, {
    name: 'disputes_open',
    table: 'disputes',
    on: `(evidence_due_at) where status = 'OPEN'`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index disputes_open; drop index payments_duplicates');
};
