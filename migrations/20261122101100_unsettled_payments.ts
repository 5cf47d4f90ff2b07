import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

// Concurrent statements cannot run in a transaction.
export const config = { transaction: false };

/** The reconciler's order: longest unchecked first, never checked before all others. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'payments_to_check',
    table: 'payments',
    on: `(checked_at nulls first, id) where status in ('PENDING', 'PROCESSING')
      or provider_fee_status = 'PENDING' or dispute_status = 'OPEN'`,
  });
  await addIndexOnline(knex, {
    name: 'refunds_to_check',
    table: 'refunds',
    on: `(payment_id) where status in ('REQUESTED', 'PENDING', 'FAILED')`,
  });
  await addIndexOnline(knex, {
    name: 'disputes_to_check',
    table: 'disputes',
    on: `(opened_at) where status <> 'OPEN'`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index disputes_to_check');
  await knex.raw('drop index refunds_to_check');
  await knex.raw('drop index payments_to_check');
};
