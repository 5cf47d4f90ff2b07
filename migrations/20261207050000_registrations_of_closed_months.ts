import type { Knex } from 'knex';

const oldestDocument = `select min(i.issue_date) from invoices i
  where i.merchant_id = merchant and i.series = 'LEGAL' and i.issue_date < day`;

const oldestClosedMonth = `select min(c.month) from month_closes c
  where c.merchant_id = merchant and c.status = 'CLOSED' and c.month < day`;

/** Records a registration from a day on; the superseded first one stays from a first day on, when there is one. */
const enterRegistration = (firstDay: string): string => `
  create or replace function enter_registration(
    merchant bigint, day date, registration text, number text, at timestamptz, by text)
  returns void language plpgsql as $$
  declare
    first_row merchant_registrations;
    first_day date;
  begin
    select * into first_row from merchant_registrations r where r.merchant_id = merchant
      and not exists (select from merchant_registrations n
        where n.merchant_id = merchant and n.id > r.id and n.valid_from <= r.valid_from)
      order by r.id limit 1;
    if first_row.valid_from >= day then
      first_day := ${firstDay};
      if first_day is not null then
        insert into merchant_registrations
          (merchant_id, valid_from, vat_registration, vat_number, recorded_at, recorded_by)
          values (merchant, first_day, first_row.vat_registration, first_row.vat_number, at, by);
      end if;
    end if;
    insert into merchant_registrations (merchant_id, valid_from, vat_registration, vat_number, recorded_at, recorded_by)
      values (merchant, day, registration, number, at, by);
  end $$`;

/** A closed month keeps the registration that it was closed with, also when it has no document. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(enterRegistration(`coalesce((${oldestDocument}), (${oldestClosedMonth}))`));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(enterRegistration(`(${oldestDocument})`));
};
