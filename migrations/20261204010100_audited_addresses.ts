import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** The last audited change of each address that money or documents go to, for the doctor. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'audit_log_addresses',
    table: 'audit_log',
    on: `(subject_type, subject_id, id) where action in ('merchant.registered', 'merchant.fiscal-profile-set',
      'merchant.bank-account-noted', 'merchant.month-settings-changed', 'webhook-endpoint.created',
      'webhook-endpoint.changed')`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index audit_log_addresses');
};
