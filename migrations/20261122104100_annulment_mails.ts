import type { Knex } from 'knex';
import { addConstraintOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const kindsAre = (knex: Knex, kinds: string): Promise<void> =>
  addConstraintOnline(knex, {
    name: 'invoice_deliveries_kind_check',
    table: 'invoice_deliveries',
    is: `check (kind in (${kinds}))`,
  });

/** The recipient of a document gets a mail when it is annulled. */
export const up = (knex: Knex): Promise<void> =>
  kindsAre(knex, `'RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT'`);

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update invoice_deliveries set kind = 'SENT_BY_MERCHANT' where kind = 'ANNULMENT'`);
  await kindsAre(knex, `'RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER'`);
};
