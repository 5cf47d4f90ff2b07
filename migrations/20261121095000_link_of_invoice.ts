import type { Knex } from 'knex';

/** A link knows the written invoice that waits on it: whoever pays it sees what for, and one invoice has one link. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update payment_links l set invoice_id = i.id from invoices i where i.payment_link_id = l.id;
    create unique index payment_links_invoice on payment_links (invoice_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index payment_links_invoice');
};
