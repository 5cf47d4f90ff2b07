import type { Knex } from 'knex';

/** Indexes for the newest rows of each history on the dashboard, which would otherwise scan whole histories. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create index merchant_status_history_news on merchant_status_history (at, merchant_id, seq)
      where from_status is null or to_status = 'ACTIVE';
    create index payment_events_news on payment_events (at, payment_id, seq)
      where kind = 'STATUS' and status in ('SUCCEEDED', 'FAILED', 'CANCELLED');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payment_events_news; drop index merchant_status_history_news;');
};
