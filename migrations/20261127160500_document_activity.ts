import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** The newest actions on documents, for the activity feed of the back office. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'audit_log_document_activity',
    table: 'audit_log',
    on: `(id) where action in ('invoice.credited', 'invoice.debited', 'invoice.buyer-changed', 'invoice.buyer-asked',
      'invoice.buyer-accepted', 'invoice.buyer-refused', 'invoice.paid-by-bank', 'invoice.transfer-taken-back')`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index audit_log_document_activity');
};
