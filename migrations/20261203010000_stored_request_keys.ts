import type { Knex } from 'knex';

/**
 * Responses of users that are stored under a key without a merchant get a second row with the merchant, where the user is a
 * member of one: the releases before and after each find their own.
 */
const nameMerchants = `
  insert into idempotency_keys
    (scope, key, request_hash, state, answer_status, answer_body, created_at, expires_at, holder)
  select scope, regexp_replace(key, '^user:\\d+', '\\&@' || m.merchant_id), request_hash, state, answer_status,
    answer_body, created_at, expires_at, holder
  from idempotency_keys
    join (select user_id, min(merchant_id) as merchant_id from memberships group by user_id having count(*) = 1) m
      on m.user_id = substring(key from '^user:(\\d+):')::bigint
  where scope not like '%/merchants/:id%' and scope not like '%/:merchantId%'
  on conflict (scope, key) do nothing`;

/** An Idempotency-Key belongs to caller and merchant, and the call with a dispute's evidence has one in its row. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table dispute_evidence add column request_key text');
  await knex.raw(nameMerchants);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    delete from idempotency_keys where key ~ '^user:[0-9]+@';
    alter table dispute_evidence drop column request_key;`);
};
