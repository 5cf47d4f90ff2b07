import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** The last audited change of what users, keys and merchants may do, for the doctor. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'audit_log_rights',
    table: 'audit_log',
    on: `(subject_type, subject_id, id) where action in ('user.created', 'user.changed', 'user.locked', 'user.unlocked',
      'user.closed', 'user.factor-added', 'user.factor-removed', 'user.factors-reset', 'user.assignments-set',
      'team.member-added', 'team.member-role-changed', 'team.member-removed', 'merchant.accountant-assigned',
      'merchant.accountant-ended', 'merchant.limits-set', 'merchant.other-turnover-added',
      'merchant.other-turnover-removed', 'api-key.created', 'api-key.ended')`,
  });
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index audit_log_rights');
};
