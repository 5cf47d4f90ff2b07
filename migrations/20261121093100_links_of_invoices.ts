import type { Knex } from 'knex';

/** The link of a written invoice references it; links created before are matched through the invoice. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update payment_links l set invoice_id = i.id
    from invoices i where i.payment_link_id = l.id and l.invoice_id is null;
    create unique index payment_links_invoice on payment_links (invoice_id);
    create index invoices_corrects on invoices (corrects_invoice_id) where corrects_invoice_id is not null;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index invoices_corrects;
    drop index payment_links_invoice;
  `);
};
