import type { Knex } from 'knex';

const sums = `payments bigint not null, amount_minor bigint not null, eur_minor bigint not null,
  fees_minor bigint not null, eur_fees_minor bigint not null`;
const columns = 'payments, amount_minor, eur_minor, fees_minor, eur_fees_minor';

/** The contribution of a row of payments, added or subtracted. */
const counted = (row: 'new' | 'old' | 'p', sign = '') => `
  ${sign}1, ${sign}${row}.amount_minor, ${sign}${row}.eur_amount_minor,
  ${sign}(${row}.platform_fee_minor + ${row}.merchant_fee_minor),
  ${sign}round((${row}.charge_platform_fee_minor + ${row}.charge_merchant_fee_minor) / ${row}.eur_rate)::bigint`;
const placeOf = (row: 'new' | 'old' | 'p') => `
  ${row}.merchant_id, (${row}.created_at at time zone 'Europe/Sofia')::date, ${row}.currency, ${row}.status`;

/**
 * Rollups by merchant and Sofia's day. Every change of a payment records its delta in the same transaction; a job
 * rolls the deltas up. Rollups and deltas together are the sums at every moment, and no two payments wait for one
 * row.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table payment_total_changes (
      merchant_id bigint not null, day date not null, currency text not null, status text not null, ${sums}
    );
    create index payment_total_changes_merchant on payment_total_changes (merchant_id);
    create table payment_totals_of_merchants (
      merchant_id bigint not null references merchants on delete cascade, currency text not null, status text not null,
      ${sums}, primary key (merchant_id, currency, status)
    );
    create table payment_totals_of_days (
      day date not null, currency text not null, status text not null, ${sums}, primary key (day, currency, status)
    );
    create view merchant_payment_totals as
      select merchant_id, currency, status, ${columns} from payment_totals_of_merchants
      union all select merchant_id, currency, status, ${columns} from payment_total_changes;
    create view day_payment_totals as
      select day, currency, status, ${columns} from payment_totals_of_days
      union all select day, currency, status, ${columns} from payment_total_changes;

    create function note_payment_totals() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into payment_total_changes values (${placeOf('old')}, ${counted('old', '-')});
      end if;
      if tg_op <> 'DELETE' then
        insert into payment_total_changes values (${placeOf('new')}, ${counted('new')});
      end if;
      return null;
    end $$;
    create trigger totals_of_rows after insert or delete on payments
      for each row execute function note_payment_totals();
    create trigger totals_of_changes after update on payments
      for each row when ((old.status, old.platform_fee_minor, old.merchant_fee_minor, old.charge_platform_fee_minor,
          old.charge_merchant_fee_minor)
        is distinct from (new.status, new.platform_fee_minor, new.merchant_fee_minor, new.charge_platform_fee_minor,
          new.charge_merchant_fee_minor))
      execute function note_payment_totals();

    create function fold_payment_totals() returns bigint language sql as $$
      with taken as (delete from payment_total_changes returning *),
      days as (
        insert into payment_totals_of_days as t
        select day, currency, status, sum(payments), sum(amount_minor), sum(eur_minor), sum(fees_minor), sum(eur_fees_minor)
        from taken group by day, currency, status
        on conflict (day, currency, status) do update set payments = t.payments + excluded.payments,
          amount_minor = t.amount_minor + excluded.amount_minor, eur_minor = t.eur_minor + excluded.eur_minor,
          fees_minor = t.fees_minor + excluded.fees_minor, eur_fees_minor = t.eur_fees_minor + excluded.eur_fees_minor
      ),
      merchants as (
        insert into payment_totals_of_merchants as t
        select merchant_id, currency, status, sum(payments), sum(amount_minor), sum(eur_minor), sum(fees_minor),
          sum(eur_fees_minor)
        from taken group by merchant_id, currency, status
        on conflict (merchant_id, currency, status) do update set payments = t.payments + excluded.payments,
          amount_minor = t.amount_minor + excluded.amount_minor, eur_minor = t.eur_minor + excluded.eur_minor,
          fees_minor = t.fees_minor + excluded.fees_minor, eur_fees_minor = t.eur_fees_minor + excluded.eur_fees_minor
      )
      select count(*) from taken
    $$;

    insert into payment_total_changes
    select merchant_id, day, currency, status, count(*), sum(amount_minor), sum(eur_minor), sum(fees_minor), sum(eur_fees_minor)
    from (select ${placeOf('p')}, ${counted('p')} from payments p)
      as noted (merchant_id, day, currency, status, ${columns})
    group by merchant_id, day, currency, status;
    select fold_payment_totals();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger totals_of_changes on payments;
    drop trigger totals_of_rows on payments;
    drop function note_payment_totals();
    drop function fold_payment_totals();
    drop view day_payment_totals;
    drop view merchant_payment_totals;
    drop table payment_totals_of_days;
    drop table payment_totals_of_merchants;
    drop table payment_total_changes;
  `);
};
