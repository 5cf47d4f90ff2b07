import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 8 });

const list = async (merchantId: string) => {
  const rows = await pool.query({
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
  const count = await pool.query({
    name: 'count',
    text: 'select count(*) as total from payments where merchant_id = $1',
    values: [merchantId],
  });
  return { content: rows.rows, totalElements: Number(count.rows[0].total) };
};

const link = async (token: string) => {
  const { rows } = await pool.query({
    name: 'link',
    text: `select l.*, m.business_name from payment_links l join merchants m on m.id = l.merchant_id where l.token = $1`,
    values: [token],
  });
  return rows[0];
};

const inbox = async (request: IncomingMessage) => {
  const payload = await text(request);
  const event = JSON.parse(payload) as { id: string; type: string };
  await pool.query({
    name: 'inbox',
    text: `insert into provider_events (provider, event_id, type, live_mode, payload, state, received_at, next_attempt_at)
      values ('bare', $1, $2, false, $3, 'NEW', now(), now())`,
    values: [`${event.id}-${randomUUID()}`, event.type, payload],
  });
  return { received: true };
};

const answer = (request: IncomingMessage): Promise<unknown> => {
  const [, what, which = ''] = request.url!.split('/');
  if (what === 'list') return list(which);
  return what === 'link' ? link(which) : inbox(request);
};

const server = createServer((request, response) => {
  void answer(request).then((body) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
