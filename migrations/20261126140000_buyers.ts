import type { Knex } from 'knex';
import { addConstraintOnline, addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

/** The list of columns that change after the issue ends with `from` and then with `to`. */
const changeableEnds = (from: string, to: string): string => `
  do $$
  declare definition text := pg_get_functiondef('refuse_document_change()'::regprocedure);
  begin
    if position($old$${from}$old$ in definition) = 0 then
      raise exception 'refuse_document_change has another list of columns';
    end if;
    execute replace(definition, $old$${from}$old$, $new$${to}$new$);
  end $$;`;

const frozen = `'annulment_reason']`;
const withReplacement = `'annulment_reason', 'replaced_at']`;

const kindsAre = (knex: Knex, kinds: string): Promise<void> =>
  addConstraintOnline(knex, {
    name: 'invoice_deliveries_kind_check',
    table: 'invoice_deliveries',
    is: `check (kind in (${kinds}))`,
  });

/**
 * The company that a payer names: on the payment, and as a request for another document. A payment has one standing
 * document; a receipt goes to each recipient once.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments add column if not exists buyer jsonb;
    alter table invoices add column if not exists replaced_at timestamptz;
    ${changeableEnds(frozen, withReplacement)}
    create or replace function keep_replacement() returns trigger language plpgsql as $$
    begin
      if old.replaced_at is not null then
        raise exception 'a replacement is never taken back' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    drop trigger if exists keep_replacement on invoices;
    create trigger keep_replacement before update of replaced_at on invoices
      for each row when (old.replaced_at is distinct from new.replaced_at) execute function keep_replacement();

    create table if not exists buyer_requests (
      id bigint generated always as identity primary key,
      merchant_id bigint not null references merchants,
      payment_id bigint not null references payments,
      invoice_id bigint not null references invoices,
      buyer jsonb not null,
      email text,
      cause text not null,
      state text not null check (state in ('OPEN', 'DONE', 'REFUSED')),
      reason text,
      requested_at timestamptz not null,
      settled_at timestamptz,
      new_invoice_id bigint references invoices,
      check ((state = 'OPEN') = (settled_at is null)),
      check ((state = 'REFUSED') = (reason is not null)),
      check ((state = 'DONE') = (new_invoice_id is not null))
    );
    create unique index if not exists buyer_requests_open on buyer_requests (payment_id) where state = 'OPEN';
    create index if not exists buyer_requests_merchant on buyer_requests (merchant_id, id);
    create index if not exists buyer_requests_invoice on buyer_requests (invoice_id);
  `);
  await kindsAre(
    knex,
    `'RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT', 'BUYER_REFUSED'`,
  );
  await addIndexOnline(knex, {
    name: 'invoices_standing',
    table: 'invoices',
    on: `(payment_id) where type = 'INVOICE' and annulled_at is null and replaced_at is null`,
    isUnique: true,
  });
  await addIndexOnline(knex, { name: 'invoices_of_payment', table: 'invoices', on: '(payment_id, id)' });
  await addIndexOnline(knex, {
    name: 'invoice_deliveries_receipts',
    table: 'invoice_deliveries',
    on: `(invoice_id, lower(recipient)) where kind = 'RECEIPT'`,
    isUnique: true,
  });
  await knex.raw('drop index concurrently if exists invoices_payment');
  await knex.raw('drop index concurrently if exists invoice_deliveries_receipt');
};

/** Fails while a payment has two documents or a document two receipts: these stay. */
export const down = async (knex: Knex): Promise<void> => {
  await addIndexOnline(knex, {
    name: 'invoice_deliveries_receipt',
    table: 'invoice_deliveries',
    on: `(invoice_id) where kind = 'RECEIPT'`,
    isUnique: true,
  });
  await addIndexOnline(knex, {
    name: 'invoices_payment',
    table: 'invoices',
    on: `(payment_id) where type = 'INVOICE'`,
    isUnique: true,
  });
  await knex.raw('drop index concurrently if exists invoice_deliveries_receipts');
  await knex.raw('drop index concurrently if exists invoices_of_payment');
  await knex.raw('drop index concurrently if exists invoices_standing');
  await knex.raw(`update invoice_deliveries set kind = 'SENT_BY_MERCHANT' where kind = 'BUYER_REFUSED'`);
  await kindsAre(knex, `'RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT'`);
  await knex.raw(`
    drop table buyer_requests;
    drop trigger keep_replacement on invoices;
    drop function keep_replacement();
    ${changeableEnds(withReplacement, frozen)}
    alter table invoices drop column replaced_at;
    alter table payments drop column buyer;
  `);
};
