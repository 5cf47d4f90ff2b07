import type { Knex } from 'knex';

/** The brand colour of a merchant: `#RRGGBB` in capitals; null: none. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table merchants add column brand_color text;
    alter table merchants add constraint merchants_brand_color
      check (brand_color ~ '^#[0-9A-F]{6}$') not valid;
    alter table merchants validate constraint merchants_brand_color;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table merchants drop column brand_color');
};
