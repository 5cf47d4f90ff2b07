import { accepted } from '#test/support/application/api-client.ts';
import { merchants, plain, row, type Row } from '../row.ts';

const endpoint = 'https://push.example.com/send/1';
const subscription = { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

/** What merchants are mailed about, and the browsers of their members. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /merchants/me/notifications': plain(merchants(200, 200), '/merchants/me/notifications'),
  'PUT /merchants/me/notifications/mails/:event': row(merchants(200, 200), () => ({
    path: '/merchants/me/notifications/mails/PAYMENT_RECEIVED',
    body: { isOn: true },
  })),
  'PUT /merchants/me/notifications/pushes/:event': row(merchants(200, 200), () => ({
    path: '/merchants/me/notifications/pushes/PAYMENT_RECEIVED',
    body: { isOn: true },
  })),
  'POST /merchants/me/push-subscriptions': row(merchants(201, 201), () => ({
    path: '/merchants/me/push-subscriptions',
    body: subscription,
  })),
  'POST /merchants/me/push-subscriptions/renew': row(merchants(200, 200), () => ({
    path: '/merchants/me/push-subscriptions/renew',
    body: { endpoint },
  })),
  'POST /merchants/me/push-subscriptions/end': row(merchants(204, 204), async (_, { own }) => {
    accepted(await own.api.post('/merchants/me/push-subscriptions', subscription));
    return { path: '/merchants/me/push-subscriptions/end', body: { endpoint } };
  }),
};
