import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

/** A key keeps what it was created with; its successor has the same. An ended key stays ended. */
const otherKeys = `
  select ${unlikeAudited(
    `'API key ' || k.id`,
    `case when named.merchant_id is null then 'origin'
      when cast(k.merchant_id as text) <> named.merchant_id then 'merchant'
      when not (k.scopes @> named.scopes and named.scopes @> k.scopes) then 'scope'
      when k.networks <> named.networks then 'network' else 'end' end`,
  )}
  from api_keys k ${lastAudited({
    as: 'created',
    subject: { type: 'api-key', id: 'k.id' },
    tells: `a.action = 'api-key.created'`,
    columns: {
      merchant_id: `a.data ->> 'merchantId'`,
      scopes: `array(select jsonb_array_elements_text(a.data -> 'scopes'))`,
      networks: `array(select network(cast(n.text as inet))
        from jsonb_array_elements_text(a.data -> 'networks') with ordinality n (text, place) order by n.place)`,
      days: `cast(a.data ->> 'expiresInDays' as integer)`,
    },
  })} ${lastAudited({
    as: 'ended',
    subject: { type: 'api-key', id: 'k.id' },
    tells: `a.action = 'api-key.ended'`,
    columns: {},
  })} left join api_keys old on old.replaced_by = k.id
  cross join lateral (
    select coalesce(created.merchant_id, cast(old.merchant_id as text)) as merchant_id,
      case when created.id is null then old.scopes else created.scopes end as scopes,
      case when created.id is null then old.networks else created.networks end as networks
  ) named
  where named.merchant_id is null or cast(k.merchant_id as text) <> named.merchant_id
    or not (k.scopes @> named.scopes and named.scopes @> k.scopes) or k.networks <> named.networks
    or ended.id is not null and k.ended_at is null
    or created.days is not null and (k.expires_at is null
      or k.expires_at > k.created_at + created.days * interval '24 hours')
  order by k.id`;

/** API keys have the merchant, scopes, networks and end of the audit log. */
export const keysCheck = ({ database }: Readonly<{ database: Database }>): Invariant => ({
  code: 'doctor.api-keys-audited',
  violations: () => findViolations(database, otherKeys),
});
