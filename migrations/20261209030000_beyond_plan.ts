import type { Knex } from 'knex';

export const config = { transaction: false };

/** Members, keys and endpoints beyond the limit of their merchant's plan, and the plan that a registration asked for. */
export const up = async (knex: Knex): Promise<void> => {
  for (const table of ['memberships', 'api_keys', 'webhook_endpoints'])
    await knex.raw(
      `alter table ${table} add column if not exists beyond_plan boolean not null default false`,
    );
  await knex.raw('alter table merchants add column if not exists wanted_plan text');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table merchants drop column wanted_plan');
  for (const table of ['memberships', 'api_keys', 'webhook_endpoints'])
    await knex.raw(`alter table ${table} drop column beyond_plan`);
};
