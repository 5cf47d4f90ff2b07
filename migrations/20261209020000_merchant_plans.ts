import type { Knex } from 'knex';

const day = (instant: string): string => `(${instant} at time zone 'Europe/Sofia')::date`;

/**
 * The table and its functions. As in `merchant_registrations` a row supersedes all rows of its merchant that were recorded
 * before it and hold from the same day or a later one: so periods have neither gap nor overlap, no row is ever changed, and
 * the plan of a day is that of the row recorded last among those that hold from the day or an earlier one.
 */
const schema = `
  create table merchant_plans (
    merchant_id bigint not null references merchants on delete cascade,
    seq int not null,
    plan text not null check (plan in ('STARTER', 'GROWTH', 'PRO')),
    kind text not null check (kind in ('TRIAL', 'PAID', 'GIVEN')),
    valid_from date not null,
    chosen_by text not null,
    reason text,
    made_at timestamptz not null,
    primary key (merchant_id, seq)
  );
  -- A merchant tries a plan once.
  create unique index merchant_plans_trial on merchant_plans (merchant_id) where kind = 'TRIAL';
  -- The rows of a merchant are deleted with the merchant only.
  create function refuse_plan_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select from merchants where id = old.merchant_id) then return old; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;
  create trigger append_only before update or delete on merchant_plans
    for each row execute function refuse_plan_change();

  -- Records a plan from a day on. The lock on the merchant's row serialises the numbers.
  create function enter_plan(merchant bigint, entered text, of_kind text, day date, by text, why text, at timestamptz)
  returns void language sql as $$
    insert into merchant_plans (merchant_id, seq, plan, kind, valid_from, chosen_by, reason, made_at)
      select merchant, coalesce(max(seq), 0) + 1, entered, of_kind, day, by, why, at
      from merchant_plans where merchant_id = merchant
  $$;

  -- Keeps the history whole for writers that do not know it: the day is that of the change, and what nothing says is billed
  -- is given. A closed merchant has the smallest plan.
  create function keep_plan() returns trigger language plpgsql as $$
  declare
    changed_at timestamptz := new.created_at;
    wanted text := case when new.closed_at is null then new.plan else 'STARTER' end;
  begin
    if tg_op = 'UPDATE' then
      if new.plan = old.plan and (new.closed_at is null) = (old.closed_at is null) then return null; end if;
      changed_at := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
      if wanted = (select p.plan from merchant_plans p
        where p.merchant_id = new.id and p.valid_from <= ${day('changed_at')} order by p.seq desc limit 1)
        and (new.closed_at is null
          or not exists (select from merchant_plans p where p.merchant_id = new.id and p.valid_from > ${day('changed_at')}))
        then return null; end if;
    end if;
    perform enter_plan(
      new.id, wanted, 'GIVEN', ${day('changed_at')}, 'system:merchants', null, changed_at);
    return null;
  end $$;
`;

/** Plans that stand are given from the day of the registration on: nothing says that they are billed. */
const backfill = `
  insert into merchant_plans (merchant_id, seq, plan, kind, valid_from, chosen_by, made_at)
  select m.id, 1, case when m.closed_at is null then m.plan else 'STARTER' end, 'GIVEN', ${day('m.created_at')},
    'system:merchants', now()
  from merchants m order by m.id;
`;

/** The plans of merchants by days. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(schema);
  // First: it waits for writers, and none stores a merchant that the rows would miss.
  await knex.raw(`
    create trigger keep_plan after insert or update of plan, closed_at on merchants
      for each row execute function keep_plan();
  `);
  await knex.raw(backfill);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger keep_plan on merchants;
    drop function keep_plan();
    drop table merchant_plans;
    drop function refuse_plan_change();
    drop function enter_plan(bigint, text, text, date, text, text, timestamptz);
  `);
};
