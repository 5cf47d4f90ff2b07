import type { Knex } from 'knex';

const kindsAre = (kinds: string): string => `
  alter table invoice_deliveries drop constraint invoice_deliveries_kind_check;
  alter table invoice_deliveries add constraint invoice_deliveries_kind_check check (kind in (${kinds}));`;

/** A payer may request the receipt, too. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(kindsAre(`'RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER'`));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update invoice_deliveries set kind = 'SENT_BY_MERCHANT' where kind = 'ASKED_BY_PAYER'`);
  await knex.raw(kindsAre(`'RECEIPT', 'SENT_BY_MERCHANT', 'REMINDER'`));
};
