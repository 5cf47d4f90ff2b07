import type { Knex } from 'knex';
import { addConstraintOnline } from '#platform/database/online.ts';

export const config = { transaction: false };

const changeable = (more: string): string =>
  `array['status', 'paid_minor', 'paid_at', 'annulled_at', 'annulment_reason', 'customer_id', 'replaced_at'${more}]`;

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

/**
 * The paid and the credited amount and the time of payment follow from the payments and from the valid credit notes without
 * a refund; checked when the transaction ends, also for the invoice of a new credit note.
 */
const checkPaid = `
  create or replace function check_paid_columns() returns trigger language plpgsql as $$
  declare
    about bigint;
    document record;
    sum_of_valid bigint;
    latest timestamptz;
    sum_of_notes bigint;
    covered timestamptz;
  begin
    if tg_table_name <> 'invoices' then about := new.invoice_id;
    elsif new.type = 'CREDIT_NOTE' then about := new.corrects_invoice_id;
    else about := new.id; end if;
    select type, is_test, total_minor, paid_minor, credited_minor, paid_at into document from invoices where id = about;
    if document.type = 'CREDIT_NOTE' or document.is_test then return null; end if;
    select coalesce(sum(p.amount_minor), 0), max(p.paid_at) into sum_of_valid, latest from invoice_payments p
    where p.invoice_id = about
      and not exists (select from invoice_payments_taken_back t where t.payment_id = p.id);
    select coalesce(max(upto), 0), min(issued_at) filter (where upto >= document.total_minor - sum_of_valid)
    into sum_of_notes, covered
    from (select n.issued_at, sum(n.total_minor) over (order by n.id) as upto from invoices n
      where n.corrects_invoice_id = about and n.type = 'CREDIT_NOTE' and n.refund_id is null
        and n.annulled_at is null) notes;
    if document.paid_minor <> sum_of_valid or document.credited_minor <> sum_of_notes
        or document.paid_at is distinct from (case when sum_of_valid >= document.total_minor then latest
          when covered is not null then greatest(latest, covered) end) then
      raise exception 'the paid amount of a document is the sum of its payments' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  drop trigger paid_columns on invoices;
  create constraint trigger paid_columns
    after insert or update of paid_minor, credited_minor, paid_at, status, annulled_at on invoices
    deferrable initially deferred for each row execute function check_paid_columns();`;

const checkPaidBefore = `
  create or replace function check_paid_columns() returns trigger language plpgsql as $$
  declare
    about bigint;
    document record;
    sum_of_valid bigint;
    latest timestamptz;
  begin
    if tg_table_name = 'invoices' then about := new.id; else about := new.invoice_id; end if;
    select type, is_test, total_minor, paid_minor, paid_at into document from invoices where id = about;
    if document.type <> 'INVOICE' or document.is_test then return null; end if;
    select coalesce(sum(p.amount_minor), 0), max(p.paid_at) into sum_of_valid, latest from invoice_payments p
    where p.invoice_id = about
      and not exists (select from invoice_payments_taken_back t where t.payment_id = p.id);
    if document.paid_minor <> sum_of_valid
        or document.paid_at is distinct from (case when sum_of_valid = document.total_minor then latest end) then
      raise exception 'the paid amount of a document is the sum of its payments' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  drop trigger paid_columns on invoices;
  create constraint trigger paid_columns after insert or update of paid_minor, paid_at, status on invoices
    deferrable initially deferred for each row execute function check_paid_columns();`;

/** Credited sums of documents that credit notes without a refund correct, when `down` has dropped them. */
const creditAgain = `
  with credited as (
    select i.id, paid.sum as paid, paid.latest, max(n.upto) as noted,
      min(n.issued_at) filter (where n.upto >= i.total_minor - paid.sum) as covered
    from invoices i
    join lateral (select c.issued_at, sum(c.total_minor) over (order by c.id) as upto from invoices c
      where c.corrects_invoice_id = i.id and c.type = 'CREDIT_NOTE' and c.refund_id is null
        and c.annulled_at is null) n on true
    cross join lateral (select coalesce(sum(p.amount_minor), 0) as sum, max(p.paid_at) as latest
      from invoice_payments p where p.invoice_id = i.id
        and not exists (select from invoice_payments_taken_back t where t.payment_id = p.id)) paid
    where i.credited_minor = 0 group by i.id, paid.sum, paid.latest
  )
  update invoices i set credited_minor = c.noted,
    status = case when c.paid + c.noted >= i.total_minor then 'PAID' else i.status end,
    paid_at = case when c.paid >= i.total_minor then c.latest
      when c.covered is not null then greatest(c.latest, c.covered) end
  from credited c where c.id = i.id`;

/**
 * Credit notes without a refund, by line. A line of a credit note names the line that it corrects; the lines of earlier
 * credit notes name none and belong to their rate. `refunds.lines` are the chosen lines of a refund.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoices
      add column if not exists credited_minor bigint not null default 0,
      add column if not exists correction_kind text;
    alter table invoice_lines
      add column if not exists corrects_line integer,
      add column if not exists corrects_quantity numeric(12, 3);
    alter table refunds add column if not exists lines jsonb;
    ${refuseDocumentChange(`, 'credited_minor'`)}
    ${checkPaid}
  `);
  await addConstraintOnline(knex, {
    name: 'invoices_paid_when_nothing_open',
    table: 'invoices',
    is: `check ((status = 'PAID') = (paid_minor + credited_minor >= total_minor))`,
  });
  await addConstraintOnline(knex, {
    name: 'invoices_credited',
    table: 'invoices',
    is: `check (credited_minor between 0 and total_minor and (credited_minor = 0 or type <> 'CREDIT_NOTE'))`,
  });
  await addConstraintOnline(knex, {
    name: 'invoices_correction_kind',
    table: 'invoices',
    is: `check (correction_kind in ('GOODS_RETURNED', 'DISCOUNT', 'WRONG_RATE', 'OTHER'))`,
  });
  await addConstraintOnline(knex, {
    name: 'invoice_lines_corrects',
    table: 'invoice_lines',
    is: 'check (corrects_line > 0 and (corrects_quantity is null or corrects_quantity > 0))',
  });
  await knex.raw('alter table invoices drop constraint if exists invoices_check1');
  await knex.raw(creditAgain);
};

/**
 * Invoices that credit notes paid are open again, until `up` computes the credited sums from the notes. What the hash of a
 * document covers stays, as do the chosen lines of refunds; the version before reports notes by line as changed.
 */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger paid_columns on invoices;
    alter table invoices drop constraint invoices_paid_when_nothing_open;
    update invoices set status = 'PENDING', paid_at = null where status = 'PAID' and paid_minor < total_minor;
  `);
  await knex.raw(`
    create constraint trigger paid_columns after insert on invoices deferrable initially deferred
      for each row execute function check_paid_columns();
    ${checkPaidBefore}
    alter table invoices add constraint invoices_check1 check ((status = 'PAID') = (paid_minor = total_minor));
    alter table invoices drop constraint invoices_correction_kind, drop constraint invoices_credited;
    alter table invoice_lines drop constraint invoice_lines_corrects;
    ${refuseDocumentChange('')}
    alter table invoices drop column credited_minor;
    do $$
    begin
      if not exists (select from refunds where lines is not null) then
        alter table refunds drop column lines;
      end if;
      if not exists (select from invoice_lines where corrects_line is not null) then
        alter table invoice_lines drop column corrects_line, drop column corrects_quantity;
      end if;
      if not exists (select from invoices where correction_kind is not null) then
        alter table invoices drop column correction_kind;
      end if;
    end $$;
  `);
};
