import type { Knex } from 'knex';

/** Columns to follow refunds, disputes, fees and differing captured amounts of the provider in both directions. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table refunds add column provider_attempt integer not null default 1;
    alter table refunds add column times_booked integer not null default 0;
    alter table disputes add column position text not null default 'NONE';
    alter table disputes add column fee_minor bigint not null default 0;
    alter table disputes add column fee_currency text;
    alter table disputes add column bookings integer not null default 0;
    alter table payments add column provider_fee_currency text;
    alter table payments add column captured_amount_minor bigint;
    alter table payments add column captured_currency text;
    alter table payments add column mismatch_resolution text;

    -- What stands in the ledger says where each sum is, also where a dispute took a way that was not followed.
    update refunds r set times_booked = 1
    where exists (select 1 from ledger_transactions t where t.kind = 'REFUND' and t.source = 'refund:' || r.id);
    -- A refund that was booked was seen to succeed; a later FAILED was written without asking the provider.
    update refunds r set status = 'SUCCEEDED', failure_reason = null
    where r.status = 'FAILED' and r.times_booked = 1 and not exists (
      select 1 from ledger_transactions t where t.kind = 'REFUND_FAILED' and t.source = 'refund:' || r.id);
    update payments p set refunded_amount_minor = s.total
    from (select payment_id, sum(amount_minor) as total from refunds where status = 'SUCCEEDED' group by payment_id) s
    where s.payment_id = p.id and p.status = 'SUCCEEDED' and p.refunded_amount_minor <> s.total;
    update disputes d set position = b.position
    from (
      select source, case when bool_or(kind = 'DISPUTE_LOST') then 'LOST'
                          when bool_or(kind = 'DISPUTE_WON') then 'NONE' else 'HELD' end as position
      from ledger_transactions where kind in ('DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST') group by source
    ) b
    where b.source = 'dispute:' || d.provider_dispute_id;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table payments drop column mismatch_resolution;
    alter table payments drop column captured_currency;
    alter table payments drop column captured_amount_minor;
    alter table payments drop column provider_fee_currency;
    alter table disputes drop column bookings;
    alter table disputes drop column fee_currency;
    alter table disputes drop column fee_minor;
    alter table disputes drop column position;
    alter table refunds drop column times_booked;
    alter table refunds drop column provider_attempt;
  `);
};
