import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import Stripe from 'stripe';
import { openStatements } from './statements.ts';

const [databaseUrl, providerUrl = '', merchantId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
const { hostname, port } = new URL(providerUrl);
const stripe = new Stripe('sk_test_bench', { host: hostname, port, protocol: 'http', telemetry: false });

const list = async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select p.id, p.merchant_id, m.business_name, p.payment_link_id, p.order_number, p.amount_minor, p.currency,
      p.charge_amount_minor, p.charge_currency, p.fx_rate, p.status, p.description, p.customer_name, p.customer_email,
      p.platform_fee_minor, p.merchant_fee_minor, p.net_amount_minor, p.charge_platform_fee_minor,
      p.charge_merchant_fee_minor, p.charge_net_amount_minor, p.refunded_amount_minor, p.refund_status, p.dispute_status,
      p.late, p.duplicate_of, p.mismatch, p.card_brand, p.card_last4, p.last_decline_code, p.provider_intent_id,
      p.created_at, p.updated_at, p.succeeded_at
      from payments p join merchants m on m.id = p.merchant_id where p.merchant_id = $1
      order by p.created_at desc, p.id desc limit 25`,
    values: [merchantId],
  });
  const count = await pool.query<{ total: string }>({
    name: 'count',
    text: 'select count(*) as total from payments where merchant_id = $1',
    values: [merchantId],
  });
  return { content: rows, totalElements: Number(count.rows[0]!.total) };
};

const link = async (token: string) => {
  const { rows } = await pool.query({
    name: 'link',
    text: 'select l.*, m.business_name from payment_links l join merchants m on m.id = l.merchant_id where l.token = $1',
    values: [token],
  });
  return rows[0];
};

let opened: ReturnType<typeof openStatements> | undefined;
/** Opened when the product has created a payment, whose rows the statements copy. */
const statements = () => (opened ??= openStatements(pool, Number(merchantId)));

const webhook = async (payload: string) =>
  (await statements()).receive((JSON.parse(payload) as { type: string }).type, payload);

const checkout = async () => {
  const bare = await statements();
  const paymentId = await bare.checkout();
  const session = await stripe.checkout.sessions.create(bare.request, { idempotencyKey: randomUUID() });
  await bare.open(paymentId, session.id);
  return { paymentId, checkoutUrl: session.url };
};

/** Includes the two calls by which the product fetches the provider's state. */
const settle = async (paymentId: string, sessionId: string) => {
  await stripe.checkout.sessions.retrieve(sessionId);
  await stripe.disputes.list({ charge: sessionId });
  return (await statements()).settle(Number(paymentId));
};

const answer = async (message: IncomingMessage): Promise<unknown> => {
  const [, what, first = '', second = ''] = message.url!.split('/');
  if (what === 'list') return list();
  if (what === 'link') return link(first);
  if (what === 'checkout') return checkout();
  return what === 'settle' ? settle(first, second) : webhook(await text(message));
};

const server = createServer((message, response) => {
  void answer(message).then((body) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
