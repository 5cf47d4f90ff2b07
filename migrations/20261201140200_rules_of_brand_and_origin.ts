import type { Knex } from 'knex';
import { addConstraintOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const color = { name: 'merchants_brand_color', table: 'merchants' };
const origin = { name: 'payment_links_origin_check', table: 'payment_links' };

/** Values of the brand colour and of the origin of a payment link. */
export const up = async (knex: Knex): Promise<void> => {
  await addConstraintOnline(knex, { ...color, is: `check (brand_color ~ '^#[0-9A-F]{6}$')` });
  await addConstraintOnline(knex, { ...origin, is: `check (origin in ('MERCHANT', 'PUBLIC_PAGE'))` });
};

export const down = async (knex: Knex): Promise<void> => {
  for (const { name, table } of [color, origin])
    await knex.raw(`alter table ${table} drop constraint if exists ${name}`);
};
