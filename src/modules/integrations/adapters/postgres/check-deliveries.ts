import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';

/** A worker ends what waits within a minute; an event of the same moment may still get its delivery. */
const waitingAtDisabled = `
  select format('event %s waits at webhook endpoint %s, which is DISABLED', d.event_id, d.endpoint_id) as name
  from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
  where d.state = 'WAITING' and e.state = 'DISABLED'
    and greatest(e.disabled_at, d.created_at) < now() - interval '5 minutes' and (d.lease is null or d.leased_until < now() - interval '5 minutes')
  order by d.endpoint_id, d.event_id`;

const endpointsWithoutSecret = `
  select format('webhook endpoint %s of merchant %s has %s current secrets', e.id, e.merchant_id, count(s.id)) as name,
    format('webhooks rotate %s', e.id) as command
  from webhook_endpoints e left join webhook_secrets s on s.endpoint_id = e.id and s.expires_at is null
  group by e.id having count(s.id) <> 1 order by e.id`;

/** An event and its deliveries are stored together; a disabled endpoint gets none until it is enabled again. */
const undelivered = `
  select format('event %s of merchant %s has no delivery to webhook endpoint %s', v.id, v.merchant_id, e.id) as name,
    format('webhooks replay %s --from %s --to %2$s --only-failed', e.id, (v.at at time zone 'Europe/Sofia')::date) as command
  from webhook_endpoints e
  join merchant_events v on v.merchant_id = e.merchant_id and v.at > e.receives_since + interval '1 minute'
  where e.state = 'ENABLED' and not e.beyond_plan and v.type <> 'webhook.test'
    and (cardinality(e.types) = 0 or v.type = any(e.types))
    and not exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.event_id = v.id)
  order by v.at`;

const foreignDeliveries = `
  select format('event %s of merchant %s is delivered to webhook endpoint %s of merchant %s', v.id, v.merchant_id, e.id,
    e.merchant_id) as name
  from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join merchant_events v on v.id = d.event_id
  where e.merchant_id <> v.merchant_id order by v.at`;

/** A change that keeps the address says nothing about it: only a creation and another address do. */
const otherAddresses = `
  select ${unlikeAudited(
    `format('webhook endpoint %s of merchant %s', e.id, e.merchant_id)`,
    `case when e.url is distinct from last.url then 'address' else 'merchant' end`,
  )}
  from webhook_endpoints e ${lastAudited({
    as: 'last',
    subject: { type: 'webhook-endpoint', id: 'e.id' },
    tells: `a.action = 'webhook-endpoint.created'
      or a.action = 'webhook-endpoint.changed' and a.data -> 'formerUrl' is not null`,
    columns: { url: `a.data ->> 'url'` },
  })} ${lastAudited({
    as: 'created',
    subject: { type: 'webhook-endpoint', id: 'e.id' },
    tells: `a.action = 'webhook-endpoint.created'`,
    columns: { merchant_id: `a.data ->> 'merchantId'` },
  })}
  where e.url is distinct from last.url or cast(e.merchant_id as text) is distinct from created.merchant_id
  order by e.id`;

const checks = {
  'doctor.webhooks-sent-to-enabled': waitingAtDisabled,
  'doctor.webhooks-have-secrets': endpointsWithoutSecret,
  'doctor.webhooks-not-forgotten': undelivered,
  'doctor.webhooks-own': foreignDeliveries,
  'doctor.webhook-urls-audited': otherAddresses,
} as const;

/** Invariants of webhook endpoints and their deliveries. */
export const deliveryChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, checks);
