import type { Knex } from 'knex';

/**
 * Fees that apply already stay as they are: payments were made with them. A row of a later day may still be corrected. The
 * doctor compares the day with the instant at which the row was entered; earlier rows have none.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table fee_schedules add column added_at timestamptz;
    alter table fee_schedules alter column added_at set default now();

    create function refuse_past_fees() returns trigger language plpgsql as $$
    declare
      today date := (now() at time zone 'Europe/Sofia')::date;
    begin
      if old.valid_from <= today or tg_op = 'UPDATE' and new.valid_from <= today then
        raise exception 'fees of % apply already', old.valid_from using errcode = 'restrict_violation';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;
    create trigger keep_past before update or delete on fee_schedules
      for each row execute function refuse_past_fees();
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger keep_past on fee_schedules;
    drop function refuse_past_fees();
    alter table fee_schedules drop column added_at;
  `);
};
