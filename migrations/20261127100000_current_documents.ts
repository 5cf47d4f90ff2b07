import type { Knex } from 'knex';
import { addIndexOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const changeable = (more: string): string =>
  `array['status', 'paid_minor', 'paid_at', 'annulled_at', 'annulment_reason', 'customer_id'${more}]`;

/** @param more columns that may change besides those of earlier versions, as SQL */
const refuseDocumentChange = (more: string): string => `
  create or replace function refuse_document_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      raise exception 'an issued document is never deleted' using errcode = 'restrict_violation';
    end if;
    if to_jsonb(new) - ${changeable(more)} <> to_jsonb(old) - ${changeable(more)} then
      raise exception 'an issued document is never edited' using errcode = 'restrict_violation';
    end if;
    if (new.annulled_at, new.annulment_reason) is distinct from (old.annulled_at, old.annulment_reason)
        and not exists (select from invoice_annulments a where a.invoice_id = new.id
          and a.annulled_at = new.annulled_at and a.reason = new.annulment_reason) then
      raise exception 'an annulment is appended and never taken back' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;`;

const replacedOnce = `
  create or replace function refuse_second_replacement() returns trigger language plpgsql as $$
  begin
    if old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at then
      raise exception 'a replaced document stays replaced' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  drop trigger if exists replaced_once on invoices;
  create trigger replaced_once before update of replaced_at on invoices
    for each row execute function refuse_second_replacement();`;

/**
 * A card payment has at most one row that was not taken back, of a document that was not replaced. The advisory lock lets one transaction after the other
 * count; it is taken when the transaction ends, so that it waits for nothing else.
 */
const oneCurrentRow = `
  create or replace function check_current_card_row() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('card-payment-' || new.payment_id, 0));
    if (select count(*) from invoice_payments f join invoices i on i.id = f.invoice_id
        where f.payment_id = new.payment_id and i.replaced_at is null
        and not exists (select from invoice_payments_taken_back t where t.payment_id = f.id)) > 1 then
      raise exception 'a card payment belongs to one document' using errcode = 'unique_violation';
    end if;
    return null;
  end $$;
  drop trigger if exists one_current_row on invoice_payments;
  create constraint trigger one_current_row after insert on invoice_payments
    deferrable initially deferred for each row when (new.payment_id is not null)
    execute function check_current_card_row();`;

const buyerRequests = `
  create table if not exists buyer_requests (
    id bigint generated always as identity primary key,
    payment_id bigint not null references payments,
    invoice_id bigint not null references invoices,
    merchant_id bigint not null references merchants,
    buyer jsonb not null,
    state text not null check (state in ('OPEN', 'DONE', 'REFUSED')),
    obstacle text not null,
    reason text,
    created_at timestamptz not null,
    answered_at timestamptz,
    answered_by text,
    check ((state = 'OPEN') = (answered_at is null)),
    check ((answered_at is null) = (answered_by is null)),
    check ((state = 'REFUSED') = (reason is not null))
  );
  create unique index if not exists buyer_requests_open on buyer_requests (payment_id) where state = 'OPEN';
  create index if not exists buyer_requests_merchant on buyer_requests (merchant_id, id);
  create index if not exists buyer_requests_invoice on buyer_requests (invoice_id);`;

/**
 * Another buyer on a paid document. The current document of a payment is neither annulled nor replaced. A receipt goes once to each address.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoices add column if not exists replaced_at timestamptz;
    ${refuseDocumentChange(`, 'replaced_at'`)}
    ${replacedOnce}
    ${oneCurrentRow}
    ${buyerRequests}
  `);
  await addIndexOnline(knex, {
    name: 'invoices_current',
    table: 'invoices',
    on: `(payment_id) where type = 'INVOICE' and annulled_at is null and replaced_at is null`,
    isUnique: true,
  });
  await addIndexOnline(knex, {
    name: 'invoice_payments_payment',
    table: 'invoice_payments',
    on: '(payment_id) where payment_id is not null',
  });
  await addIndexOnline(knex, {
    name: 'invoice_deliveries_receipts',
    table: 'invoice_deliveries',
    on: `(invoice_id, lower(recipient)) where kind = 'RECEIPT' and recipient <> 'erased@erased.invalid'`,
    isUnique: true,
  });
  await knex.raw(`
    drop index if exists invoices_payment;
    alter table invoice_payments drop constraint if exists invoice_payments_payment_id_key;
    drop index if exists invoice_deliveries_receipt;
  `);
};

/** Deletes the requests of payers. Fails, and changes nothing, while a payment has more than one document. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table if exists buyer_requests;
    drop trigger if exists one_current_row on invoice_payments;
    drop function if exists check_current_card_row();
    create unique index if not exists invoices_payment on invoices (payment_id) where type = 'INVOICE';
    alter table invoice_payments add constraint invoice_payments_payment_id_key unique (payment_id);
    update invoice_deliveries d set kind = 'SENT_BY_MERCHANT' where kind = 'RECEIPT'
      and exists (select from invoice_deliveries e where e.invoice_id = d.invoice_id and e.kind = 'RECEIPT' and e.id < d.id);
    create unique index if not exists invoice_deliveries_receipt on invoice_deliveries (invoice_id) where kind = 'RECEIPT';
    drop index if exists invoices_current, invoice_payments_payment, invoice_deliveries_receipts;
    drop trigger if exists replaced_once on invoices;
    drop function if exists refuse_second_replacement();
    ${refuseDocumentChange('')}
    alter table invoices drop column if exists replaced_at;
  `);
};
