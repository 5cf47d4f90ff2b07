import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { controlClient, type ControlClient } from '#sandbox/control-client.ts';
import { startSandbox, type Sandbox } from '#sandbox/index.ts';
import { createTestDatabase } from '#test/support/database.ts';

export const secretKey = 'sk_test_sandbox';
export const controlToken = 'control-token';
export const webhookSecret = 'whsec_test';
const connectWebhookSecret = 'whsec_connect_test';

/** A webhook request as it arrived. */
type Received = { body: string; signature: string; headers: IncomingHttpHeaders; event: Stripe.Event };

/** A webhook receiver that records requests and answers as configured. */
export type Receiver = {
  url: string;
  received: Received[];
  types: () => string[];
  /** Statuses of the next answers, in order; 200 once they are used up. */
  answers: number[];
  /** Runs before an answer. */
  before: (received: Received) => Promise<void> | void;
  close(): Promise<void>;
};

export const startReceiver = async (): Promise<Receiver> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(request.headers['stripe-signature']);
      const one = { body, signature, headers: request.headers, event: JSON.parse(body) as Stripe.Event };
      receiver.received.push(one);
      void Promise.resolve(receiver.before(one)).then(() => {
        response.statusCode = receiver.answers.shift() ?? 200;
        response.end();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    types: () => receiver.received.map((one) => one.event.type),
    answers: [],
    before: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
};

export type TestSandbox = {
  sandbox: Sandbox;
  stripe: Stripe;
  control: ControlClient;
  receiver: Receiver;
  /** Receives the events of connected accounts. */
  connectReceiver: Receiver;
  /** Of the role that owns the sandbox's schema. */
  databaseUrl: string;
  /** Stops the sandbox and starts it again on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const clientOf = (sandbox: Sandbox, timeout = 4000, maxNetworkRetries = 1) =>
  new Stripe(secretKey, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    timeout,
    maxNetworkRetries,
    telemetry: false,
  });

/**
 * The SDK without its own retries, so that each fault is visible. A closed connection is still retried once: such
 * faults must occur twice.
 */
export const clientWithoutRetries = ({ sandbox }: TestSandbox, timeout = 4000) =>
  clientOf(sandbox, timeout, 0);

/** A sandbox on its own database, with the real SDK and one webhook receiver. */
export const startTestSandbox = async (): Promise<TestSandbox> => {
  const database = await createTestDatabase();
  const receiver = await startReceiver();
  const connectReceiver = await startReceiver();
  const start = () =>
    startSandbox({
      databaseUrl: database.migratorUrl,
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'http://pay.example',
      secretKey,
      controlToken,
      webhooks: [
        { url: receiver.url, secret: webhookSecret },
        { url: connectReceiver.url, secret: connectWebhookSecret, isConnect: true },
      ],
      logLevel: 'silent',
    });
  const join = async () => {
    const sandbox = await start();
    return {
      sandbox,
      stripe: clientOf(sandbox),
      control: controlClient({ url: sandbox.url, token: controlToken }),
    };
  };
  const fixture: TestSandbox = {
    ...(await join()),
    receiver,
    connectReceiver,
    databaseUrl: database.migratorUrl,
    restart: async () => {
      await fixture.sandbox.stop();
      Object.assign(fixture, await join());
    },
    stop: async () => {
      await fixture.sandbox.stop();
      await receiver.close();
      await connectReceiver.close();
      await database.drop();
    },
  };
  return fixture;
};

/** Number of checkout sessions. */
export const sessionCount = async ({ control }: TestSandbox): Promise<number> =>
  (await control.sessions()).length;

/** A raw HTTP call, without the SDK. */
export const raw = (
  { sandbox }: TestSandbox,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) =>
  fetch(`${sandbox.url}${path}`, { ...init, headers: { authorization: `Bearer ${secretKey}`, ...headers } });

/** The parameters with which the product creates a session. */
export const sessionParams = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  ({
    mode: 'payment',
    ui_mode: 'hosted_page',
    submit_type: 'pay',
    locale: 'en',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    success_url: 'http://shop.example/pay/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/pay/cancel',
    client_reference_id: 'payment-7',
    metadata: { payment: '7' },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: 10_000,
          product_data: { name: 'Bathroom repair', description: 'Two days of work' },
        },
      },
    ],
    payment_intent_data: {
      description: 'Order 7',
      receipt_email: 'payer@example.com',
      metadata: { payment: '7' },
    },
    ...changes,
  }) satisfies Stripe.Checkout.SessionCreateParams;

/** The smallest form that creates a session. */
export const sessionForm = () =>
  new URLSearchParams({
    mode: 'payment',
    success_url: 'http://shop.example',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '100',
    'line_items[0][price_data][product_data][name]': 'x',
  });

/** Line items of one product at this price, in minor units. */
export const priced = (amount: number, currency = 'eur') => [
  { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Bathroom repair' } } },
];

/** Submits the hosted page's form as a browser without scripts would. */
export const payOnPage = async (
  { sandbox }: TestSandbox,
  session: { id: string },
  card: string,
  changes: Record<string, string> = {},
) =>
  fetch(`${sandbox.url}/c/pay/${session.id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      number: card,
      expiry: '12/34',
      cvc: '123',
      holder: 'Ivan Petrov',
      email: '',
      ...changes,
    }),
  });

/** A new session paid with this card. */
export const paidSession = async (fixture: TestSandbox, card = '4242424242424242') => {
  const session = await fixture.stripe.checkout.sessions.create(sessionParams());
  await fixture.control.pay({ session: session.id, card });
  return fixture.stripe.checkout.sessions.retrieve(session.id);
};

/** The id of a field that was not expanded. */
export const idOf = (field: unknown): string => {
  if (typeof field !== 'string') throw new Error('The field is not an id.');
  return field;
};

/** The intent of a new, settled payment by this card. */
export const paidIntent = async (fixture: TestSandbox, card?: string): Promise<string> => {
  const session = await paidSession(fixture, card);
  await fixture.control.settleNow(1);
  return idOf(session.payment_intent);
};

/** A new payment by a card that disputes, and its dispute. */
export const disputedIntent = async (fixture: TestSandbox, card: string) => {
  const payment_intent = await paidIntent(fixture, card);
  await fixture.control.settleNow();
  const [dispute] = (await fixture.stripe.disputes.list({ payment_intent })).data;
  if (!dispute) throw new Error('There is no dispute.');
  return { payment_intent, dispute };
};
