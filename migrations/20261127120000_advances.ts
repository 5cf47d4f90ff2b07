import type { Knex } from 'knex';

/**
 * What a final invoice deducts of an advance, by rate and ground. Each rate of the advance has a row, also one with
 * nothing left, so that the unique index refuses any second deduction. Annulling the final invoice frees the advance.
 */
const advances = `
  create table if not exists invoice_advances (
    final_id bigint not null references invoices,
    advance_id bigint not null references invoices,
    rate integer not null check (rate in (20, 9, 0)),
    vat_ground text,
    base_minor bigint not null check (base_minor >= 0),
    tax_minor bigint not null check (tax_minor >= 0),
    freed_at timestamptz,
    check (final_id <> advance_id),
    unique nulls not distinct (final_id, advance_id, rate, vat_ground)
  );
  create unique index if not exists invoice_advances_once on invoice_advances (advance_id, rate, vat_ground)
    nulls not distinct where freed_at is null;
  create index if not exists invoice_advances_advance on invoice_advances (advance_id);

  create or replace function refuse_deduction_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or to_jsonb(new) - 'freed_at' <> to_jsonb(old) - 'freed_at' or old.freed_at is not null
        or not exists (select from invoice_annulments a where a.invoice_id = old.final_id
          and a.annulled_at = new.freed_at) then
      raise exception 'a deduction ends only when its final invoice is annulled' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  drop trigger if exists frozen on invoice_advances;
  create trigger frozen before update or delete on invoice_advances
    for each row execute function refuse_deduction_change();

  create or replace function free_advances() returns trigger language plpgsql as $$
  begin
    update invoice_advances set freed_at = new.annulled_at where final_id = new.invoice_id and freed_at is null;
    return null;
  end $$;
  drop trigger if exists free_advances on invoice_annulments;
  create trigger free_advances after insert on invoice_annulments
    for each row execute function free_advances();`;

/** `until_minor` is the sum of the instalments up to this one. */
const installments = `
  create table if not exists installments (
    invoice_id bigint not null references invoices,
    seq integer not null check (seq between 1 and 24),
    due_on date not null,
    amount_minor bigint not null check (amount_minor > 0),
    until_minor bigint not null check (until_minor >= amount_minor),
    primary key (invoice_id, seq)
  );
  create index if not exists installments_due on installments (due_on);
  drop trigger if exists append_only on installments;
  create trigger append_only before update or delete on installments
    for each row execute function refuse_change();
  alter table payment_links add column if not exists installment integer;
  alter table invoice_reminders add column if not exists installment integer not null default 0;`;

/** Advance invoices and their deduction, and instalments; the next migration adds what holds their rows. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table invoices add column if not exists is_advance boolean not null default false;
    alter table invoice_lines add column if not exists advance_number text,
      add column if not exists advance_issue_date date;
    ${advances}
    ${installments}
  `);
};

/**
 * Drops nothing while a document is an advance, deducts one or has instalments: hashes cover them, and an advance is deducted
 * once. The version before ignores the columns and tables and reports these documents as changed.
 */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    do $$
    begin
      if exists (select from invoice_advances) or exists (select from installments)
          or exists (select from invoices where is_advance) then
        return;
      end if;
      alter table invoice_reminders drop column installment;
      alter table payment_links drop column installment;
      drop table installments;
      drop trigger free_advances on invoice_annulments;
      drop function free_advances();
      drop table invoice_advances;
      drop function refuse_deduction_change();
      alter table invoice_lines drop column advance_issue_date, drop column advance_number;
      alter table invoices drop column is_advance;
    end $$`);
};
