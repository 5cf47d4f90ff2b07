import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { integer, text } from '../fields.ts';

/** Facts that a merchant is mailed about and may switch off; PAYMENT_RECEIVED is off by default. */
export const mailEvents = [
  'PAYMENT_RECEIVED',
  'OVERPAID',
  'REFUND_FAILED',
  'DISPUTE_DECIDED',
  'BUYER_REQUEST',
  'PAYOUT_FAILED',
  'MONTHLY_REPORT',
] as const;
/** Facts that are always mailed: they hold a deadline, or are about access and safety. */
export const fixedMails = ['FRAUD_WARNING', 'DISPUTE_OPENED', 'ACCOUNT', 'QUESTION', 'SECURITY'] as const;
/** Facts that a browser is notified about. */
const pushEvents = ['PAYMENT_RECEIVED', 'REFUND_FAILED', 'DISPUTE_OPENED'] as const;
export type MailEvent = (typeof mailEvents)[number];
export type PushEvent = (typeof pushEvents)[number];

const mailEvent = z.enum(mailEvents).meta({ examples: ['PAYMENT_RECEIVED'] });
const pushEvent = z.enum(pushEvents).meta({ examples: ['PAYMENT_RECEIVED'] });
const isOn = z.boolean().meta({ examples: [true] });

/** The notifications of the caller's merchant by mail, and of the caller by push. */
const notificationSettings = z.object({
  mails: z.array(z.object({ event: mailEvent, isOn })).meta({ description: 'By mail, to the merchant.' }),
  fixedMails: z
    .array(z.enum(fixedMails))
    .meta({ description: 'Always mailed: deadlines, access and safety.', examples: [['SECURITY']] }),
  pushes: z.array(z.object({ event: pushEvent, isOn })).meta({ description: 'By push, to the caller.' }),
  browsers: integer.meta({ description: 'Browsers in which the caller gets pushes.', examples: [1] }),
  publicKey: z.string().meta({
    description: 'The key that a browser subscribes with (VAPID, RFC 8292), in base64url.',
    examples: ['BNc4bJ0uV2'],
  }),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

const own = { access: ['MERCHANT'], right: 'SEE', scope: 'none' } as const;

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/merchants/me/notifications',
  ...own,
  summary: 'What the caller’s merchant is mailed about, and what the caller’s browsers are notified of.',
  response: notificationSettings,
});

export const setMailNotification = endpoint({
  method: 'PUT',
  path: '/merchants/me/notifications/mails/:event',
  ...own,
  right: 'MANAGE_MERCHANT',
  summary: 'Switches the mails about one kind of fact on or off.',
  params: z.object({ event: mailEvent }),
  body: z.object({ isOn }),
  response: notificationSettings,
});

export const setPushNotification = endpoint({
  method: 'PUT',
  path: '/merchants/me/notifications/pushes/:event',
  ...own,
  summary: 'Switches the caller’s pushes about one kind of fact on or off.',
  params: z.object({ event: pushEvent }),
  body: z.object({ isOn }),
  response: notificationSettings,
});

const pushEndpoint = text(1_000, 'identifier').meta({
  description: 'The address of the browser’s push service: https, public.',
  examples: ['https://push.example.com/send/abc'],
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/merchants/me/push-subscriptions',
  ...own,
  summary: 'Notifies the caller’s browser until the session is signed out; ten browsers at most.',
  status: 201,
  body: z.object({
    endpoint: pushEndpoint,
    p256dh: z
      .string()
      .regex(/^[\w-]{80,100}$/)
      .meta({ description: 'The browser’s public key, in base64url.', examples: ['B'.repeat(87)] }),
    auth: z
      .string()
      .regex(/^[\w-]{20,32}$/)
      .meta({ description: 'The browser’s secret, in base64url.', examples: ['a'.repeat(22)] }),
  }),
  response: notificationSettings,
});

export const renewPush = endpoint({
  method: 'POST',
  path: '/merchants/me/push-subscriptions/renew',
  ...own,
  summary: 'Keeps the notifications of a browser, where the caller has switched them on, with this session.',
  body: z.object({ endpoint: pushEndpoint }),
  response: z.object({ isSubscribed: z.boolean().meta({ examples: [true] }) }),
});

export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/merchants/me/push-subscriptions/end',
  ...own,
  summary: 'Ends the notifications of one of the caller’s browsers.',
  status: 204,
  body: z.object({ endpoint: pushEndpoint }),
  response: noContent,
});
