import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const emptyList = { object: 'list', data: [], has_more: false };

/** A paid session as `checkout.sessions.retrieve` answers it with intent, charge and balance transaction. */
const paidSession = (name: string, asked: URLSearchParams) => {
  const amount = Number(asked.get('line_items[0][price_data][unit_amount]'));
  const currency = asked.get('line_items[0][price_data][currency]');
  const reference = asked.get('client_reference_id');
  const metadata = { plateno_key: asked.get('metadata[plateno_key]'), plateno_payment: reference };
  const card = { brand: 'visa', last4: '4242' };
  const movement = { id: `txn_${name}`, fee: 44, currency: 'eur', fee_details: [] };
  const charge = { id: `ch_${name}`, created: Date.now() / 1_000, payment_method_details: { card } };
  const latest = { ...charge, balance_transaction: movement, refunds: emptyList };
  const intent = { id: `pi_${name}`, amount_received: amount, currency, latest_charge: latest };
  const id = `cs_${name}`;
  const session = { id, object: 'checkout.session', url: `https://checkout.example/${id}`, livemode: false };
  const paid = { status: 'complete', payment_status: 'paid', amount_total: amount, currency };
  return { ...session, ...paid, client_reference_id: reference, metadata, payment_intent: intent };
};

/** Answers like Stripe's API at minimal cost: each session is paid when it is fetched. */
export const startCardProvider = async () => {
  const sessions = new Map<string, unknown>();
  const answer = (path: string, body: string): unknown => {
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)/.exec(path) ?? [];
    if (id !== undefined) return sessions.get(id);
    if (path !== '/v1/checkout/sessions') return emptyList;
    const session = paidSession(`bench_${sessions.size + 1}`, new URLSearchParams(body));
    sessions.set(session.id, session);
    return session;
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      const found = answer(request.url!, body);
      if (found === undefined) response.statusCode = 404;
      response.end(JSON.stringify(found ?? { error: { type: 'invalid_request_error' } }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};
