import type { Pool } from 'pg';
import type Stripe from 'stripe';
import { apiVersion } from '../objects/api-version.ts';
import { webhookEndpointObject } from '../objects/webhook-endpoint.ts';
import { steadyId } from '../ids.ts';
import type { WebhookSettings } from '../settings.ts';

/** A URL that receives events, and the secret that signs them. */
export type Endpoint = { readonly id: string; readonly url: string; readonly secret: string };

type Row = { body: Stripe.WebhookEndpoint; hidden: { secret: string } };

/** True for an endpoint that was made with `connect: true`: it receives the events of connected accounts only. */
const isConnect = (endpoint: Stripe.WebhookEndpoint): boolean => endpoint.application !== null;

type Sent = { readonly type: string; readonly account?: string | undefined };

const wants = (endpoint: Stripe.WebhookEndpoint, { type, account }: Sent): boolean =>
  endpoint.status === 'enabled' &&
  isConnect(endpoint) === (account !== undefined) &&
  (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type));

type Queryable = Pick<Pool, 'query'>;

/**
 * The enabled endpoints that subscribe to an event, oldest first: connect endpoints for an event of a connected
 * account, the others for the platform's own.
 */
export const endpointsFor = async (database: Queryable, event: Sent): Promise<Stripe.WebhookEndpoint[]> => {
  const found = await database.query<Row>(
    `select body, hidden from sandbox.objects where kind = 'webhook_endpoint' order by seq`,
  );
  return found.rows.map((row) => row.body).filter((endpoint) => wants(endpoint, event));
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

const idOf = ({ url, isConnect: connects }: WebhookSettings): string =>
  steadyId(settingsPrefix, connects ? `${url} connect` : url);

/** Replaces the endpoints of earlier settings by those given; endpoints created over the API stay. */
export const installEndpoints = async (
  pool: Pool,
  webhooks: readonly WebhookSettings[],
  createdSeconds: number,
): Promise<void> => {
  const ids = webhooks.map(idOf);
  await pool.query(
    `delete from sandbox.objects where kind = 'webhook_endpoint' and id like $1 and not id = any ($2)`,
    [`${settingsPrefix}%`, ids],
  );
  for (const webhook of webhooks) {
    const id = idOf(webhook);
    const body = webhookEndpointObject({
      id,
      url: webhook.url,
      created: createdSeconds,
      apiVersion,
      isConnect: webhook.isConnect ?? false,
    });
    await pool.query(
      `insert into sandbox.objects (id, kind, account, created, body, hidden)
       values ($1, 'webhook_endpoint', '', $2, $3, $4) on conflict (id) do update set hidden = excluded.hidden`,
      [id, createdSeconds, JSON.stringify(body), JSON.stringify({ secret: webhook.secret })],
    );
  }
};
