import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { createClient, verifyWebhook, type Events, type PlatenoEvent } from 'plateno-client';

type Keys = Readonly<{ baseUrl: string; sellingKey: string; refundingKey: string }>;
type Paid = Events['payment.succeeded'];

/** The backend of a shop as a stranger writes it: on `plateno-client` alone, and on `standardwebhooks` beside it. */
export const openShop = async ({ baseUrl, sellingKey, refundingKey }: Keys) => {
  const selling = createClient({ baseUrl, key: sellingKey, version: '2026-12-01' });
  const refunding = createClient({ baseUrl, key: refundingKey });
  const received: PlatenoEvent[] = [];
  let secret = '';
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      new Webhook(secret).verify(body, request.headers as Record<string, string>);
      received.push(verifyWebhook(secret, request.headers, body));
      response.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    register: async (): Promise<void> => {
      const { data, error } = await selling.POST('/webhook-endpoints', {
        body: { url: `http://127.0.0.1:${port}/`, types: ['payment.succeeded', 'refund.succeeded'] },
      });
      if (error) throw new Error(error.message);
      secret = data.secret;
    },
    sell: async (order: string, amount: number) => {
      const { data, error } = await selling.POST('/payment-links/me', {
        params: { header: { 'Idempotency-Key': order } },
        body: { amount, currency: 'EUR', description: order },
      });
      if (error) throw new Error(error.message);
      return data;
    },
    /** The verified webhook of the payment of a link. */
    paidBy: (paymentLinkId: number): Paid | undefined =>
      received.find(
        (event): event is Paid =>
          event.type === 'payment.succeeded' && event.data.object.paymentLinkId === paymentLinkId,
      ),
    received,
    payment: async (id: number) => (await selling.GET('/payments/{id}', { params: { path: { id } } })).data,
    refund: (id: number, by: 'selling' | 'refunding') =>
      (by === 'selling' ? selling : refunding).POST('/payments/{id}/refunds', {
        params: { path: { id } },
        body: { amount: 2.5 },
      }),
    close: (): void => void server.close(),
  };
};
