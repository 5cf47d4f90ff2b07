import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { webhookEndpointObject } from '../objects/webhook-endpoint.ts';
import { steadyId } from '../ids.ts';
import type { WebhookSettings } from '../settings.ts';

/** A URL that receives events, and the secret that signs them. */
export type Endpoint = { readonly id: string; readonly url: string; readonly secret: string };

type Row = { body: Stripe.WebhookEndpoint; hidden: { secret: string } };

const wants = (endpoint: Stripe.WebhookEndpoint, type: string): boolean =>
  endpoint.status === 'enabled' &&
  (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type));

type Queryable = Pick<Pool, 'query'>;

/** The enabled endpoints that subscribe to this type of event, oldest first. */
export const endpointsFor = async (database: Queryable, type: string): Promise<Stripe.WebhookEndpoint[]> => {
  const found = await database.query<Row>(
    `select body, hidden from sandbox.objects where kind = 'webhook_endpoint' order by seq`,
  );
  return found.rows.map((row) => row.body).filter((endpoint) => wants(endpoint, type));
};

/** One endpoint with its secret; undefined when it was deleted or disabled. */
export const findEndpoint = async (pool: Queryable, id: string): Promise<Endpoint | undefined> => {
  const found = await pool.query<Row>(
    `select body, hidden from sandbox.objects where kind = 'webhook_endpoint' and id = $1`,
    [id],
  );
  const row = found.rows[0];
  if (!row || row.body.status !== 'enabled') return undefined;
  return { id, url: row.body.url, secret: row.hidden.secret };
};

const settingsPrefix = 'we_settings';

/** Replaces the endpoints of earlier settings by those given; endpoints created over the API stay. */
export const installEndpoints = async (
  pool: Pool,
  webhooks: readonly WebhookSettings[],
  createdSeconds: number,
): Promise<void> => {
  const ids = webhooks.map((webhook) => steadyId(settingsPrefix, webhook.url));
  await pool.query(
    `delete from sandbox.objects where kind = 'webhook_endpoint' and id like $1 and not id = any ($2)`,
    [`${settingsPrefix}%`, ids],
  );
  for (const webhook of webhooks) {
    const id = steadyId(settingsPrefix, webhook.url);
    const body = webhookEndpointObject({ id, url: webhook.url, created: createdSeconds });
    await pool.query(
      `insert into sandbox.objects (id, kind, account, created, body, hidden)
       values ($1, 'webhook_endpoint', '', $2, $3, $4) on conflict (id) do update set hidden = excluded.hidden`,
      [id, createdSeconds, JSON.stringify(body), JSON.stringify({ secret: webhook.secret })],
    );
  }
};
