import type { Knex } from 'knex';

/** Each reminder of an invoice once, with its mail, and which reminders a merchant has paused. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table invoice_reminders (
      invoice_id bigint not null references invoices,
      step text not null check (step in ('BEFORE_3', 'AFTER_1', 'AFTER_7', 'AFTER_14')),
      reminded_at timestamptz not null,
      primary key (invoice_id, step)
    );
    create table invoice_reminder_pauses (
      merchant_id bigint not null references merchants,
      invoice_id bigint references invoices,
      paused_at timestamptz not null,
      unique nulls not distinct (merchant_id, invoice_id)
    );
    create index invoices_overdue on invoices (due_date) where status = 'OVERDUE';
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    'drop index invoices_overdue; drop table invoice_reminder_pauses; drop table invoice_reminders',
  );
};
