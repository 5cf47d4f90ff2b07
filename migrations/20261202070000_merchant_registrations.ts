import type { Knex } from 'knex';

const day = (instant: string): string => `(${instant} at time zone 'Europe/Sofia')::date`;

/**
 * The table and its functions. A row supersedes all rows of its merchant that were recorded before it and hold from the
 * same day or a later one; so the row recorded last holds today.
 */
const schema = `
  create table merchant_registrations (
    id bigint generated always as identity primary key,
    merchant_id bigint not null references merchants on delete cascade,
    valid_from date not null,
    vat_registration text not null,
    vat_number text,
    recorded_at timestamptz not null,
    recorded_by text
  );
  create index merchant_registrations_of_merchant on merchant_registrations (merchant_id, id);

  -- The rows of a merchant are deleted with the merchant only.
  create function refuse_registration_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select from merchants where id = old.merchant_id) then return old; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;
  create trigger append_only before update or delete on merchant_registrations
    for each row execute function refuse_registration_change();

  -- Records a registration from a day on. When it would supersede the first row although there are older documents, that
  -- registration stays for the days of those documents.
  create function enter_registration(merchant bigint, day date, registration text, number text, at timestamptz, by text)
  returns void language plpgsql as $$
  declare
    first_row merchant_registrations;
    first_document date;
  begin
    select * into first_row from merchant_registrations r where r.merchant_id = merchant
      and not exists (select from merchant_registrations n
        where n.merchant_id = merchant and n.id > r.id and n.valid_from <= r.valid_from)
      order by r.id limit 1;
    if first_row.valid_from >= day then
      select min(i.issue_date) into first_document from invoices i
        where i.merchant_id = merchant and i.series = 'LEGAL' and i.issue_date < day;
      if first_document is not null then
        insert into merchant_registrations
          (merchant_id, valid_from, vat_registration, vat_number, recorded_at, recorded_by)
          values (merchant, first_document, first_row.vat_registration, first_row.vat_number, at, by);
      end if;
    end if;
    insert into merchant_registrations (merchant_id, valid_from, vat_registration, vat_number, recorded_at, recorded_by)
      values (merchant, day, registration, number, at, by);
  end $$;

  -- Keeps the history whole for writers that do not know it: the day is that of the change.
  create function keep_registration() returns trigger language plpgsql as $$
  declare
    last_row merchant_registrations;
    changed_at timestamptz := new.created_at;
  begin
    if tg_op = 'UPDATE' then
      changed_at := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
      select * into last_row from merchant_registrations where merchant_id = new.id order by id desc limit 1;
      if last_row.vat_registration is not distinct from new.vat_registration
        and last_row.vat_number is not distinct from new.vat_number then return null; end if;
    end if;
    perform enter_registration(
      new.id, ${day('changed_at')}, new.vat_registration, new.vat_number, changed_at, null);
    return null;
  end $$;
`;

/** One row per document day with another registration than the document day before, from the first day of the merchant on. */
const backfillDocuments = `
  with days as (
    select distinct on (merchant_id, issue_date) merchant_id, issue_date, vat_registration as registration,
      case when vat_registration <> 'NONE' then seller ->> 'vatNumber' end as number
    from invoices where series = 'LEGAL' and type = 'INVOICE'
    order by merchant_id, issue_date, id desc
  ), changes as (
    select d.*, lag(registration) over w as last_registration, lag(number) over w as last_number,
      row_number() over w as place
    from days d window w as (partition by merchant_id order by issue_date)
  )
  insert into merchant_registrations (merchant_id, valid_from, vat_registration, vat_number, recorded_at)
  select m.id,
    case when c.place = 1 then least(c.issue_date, ${day('m.created_at')})
      else coalesce(c.issue_date, ${day('m.created_at')}) end,
    coalesce(c.registration, m.vat_registration), case when c.place is null then m.vat_number else c.number end, now()
  from merchants m left join changes c on c.merchant_id = m.id
    and (c.place = 1 or c.registration <> c.last_registration or c.number is distinct from c.last_number)
  order by m.id, c.issue_date;
`;

/**
 * The registration of today where the documents have another: from the day of its last change in the audit log, after the
 * last document and the last closed month, at most from today.
 */
const backfillToday = `
  insert into merchant_registrations (merchant_id, valid_from, vat_registration, vat_number, recorded_at)
  select m.id, least(${day('now()')}, greatest(
      (select max(i.issue_date) + 1 from invoices i where i.merchant_id = m.id and i.series = 'LEGAL'),
      (select (max(c.month) + interval '1 month')::date from month_closes c where c.merchant_id = m.id),
      (select ${day('max(a.at)')} from audit_log a
       where a.subject_type = 'merchant' and a.subject_id = m.id::text and (
         a.action = 'merchant.fiscal-profile-set' and a.data -> 'fields' \\?| array['vatRegistration', 'vatNumber']
         or a.action = 'merchant.corrected' and a.data -> 'after' \\?| array['vatRegistration', 'vatNumber'])))),
    m.vat_registration, m.vat_number, now()
  from merchants m join lateral (
    select * from merchant_registrations r where r.merchant_id = m.id order by id desc limit 1
  ) l on true
  where l.vat_registration <> m.vat_registration or l.vat_number is distinct from m.vat_number;
`;

/** The history of the VAT registration of merchants: what held on which day (VAT Act, art. 94-111). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(schema);
  await knex.raw(backfillDocuments);
  await knex.raw(backfillToday);
  await knex.raw(`
    create trigger keep_registration after insert or update of vat_registration, vat_number on merchants
      for each row execute function keep_registration();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger keep_registration on merchants;
    drop function keep_registration();
    drop table merchant_registrations;
    drop function enter_registration(bigint, date, text, text, timestamptz, text);
    drop function refuse_registration_change();
  `);
};
