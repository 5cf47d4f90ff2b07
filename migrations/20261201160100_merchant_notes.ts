import type { Knex } from 'knex';

/** Notes of staff on a merchant; the merchant never reads them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table merchant_notes (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants (id) on delete cascade,
      author text not null,
      text text not null,
      is_pinned boolean not null,
      created_at timestamptz not null,
      changed_at timestamptz
    );
    create index merchant_notes_of_merchant on merchant_notes (merchant_id, is_pinned desc, id desc);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table merchant_notes');
};
