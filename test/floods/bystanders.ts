import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentLink } from '#contract/links/links.ts';
import { password, sessionOf } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { sendFrom, type Sent } from './stranger.ts';
import type { Fixture } from './fixture.ts';

/** The longest wait that strangers may cause. */
export const longestWaitMs = 60_000;

/** What a bystander does. `network` is where from; the number of refusals that were waited for is counted. */
export type Deed = Readonly<{
  name: string;
  act(fixture: Fixture, caller: Caller): Promise<void>;
}>;

/** Asks again after `Retry-After`, as the pages of the product do. */
export class Caller {
  /** Statuses of refusals that were waited for, and how long in all. */
  readonly refusals: number[] = [];
  waitedSeconds = 0;
  readonly #origin: string;
  readonly network: string;

  constructor(origin: string, network: string) {
    this.#origin = origin;
    this.network = network;
  }

  /** @throws Error when the refusal lasts longer than a minute */
  async ask(sent: Sent): Promise<Response> {
    const response = await sendFrom(this.#origin, this.network, sent);
    if (response.status < 400) return response;
    await this.wait(response, Number(response.headers.get('retry-after') ?? Number.NaN));
    return this.ask(sent);
  }

  /** @throws Error when the refusal lasts longer than a minute */
  async wait(refusal: Response, seconds: number): Promise<void> {
    const { status, url } = refusal;
    const text = await refusal.text();
    this.refusals.push(status);
    this.waitedSeconds += seconds;
    if (!(this.waitedSeconds * 1_000 <= longestWaitMs))
      throw new Error(`${url} from ${this.network}: ${status}, wait ${seconds} s: ${text.slice(0, 300)}`);
    await pause(seconds * 1_000);
  }

  async json<T>(sent: Sent): Promise<T> {
    return (await (await this.ask(sent)).json()) as T;
  }
}

let made = 0;
const newAddress = (): string => `bystander-${(made += 1)}@example.net`;

export const mailTo = async (
  { shop: { mailbox } }: Fixture,
  address: string,
  before: number,
): Promise<void> => {
  await until(`a mail to ${address}`, () =>
    mailbox.mails.slice(before).some(({ to }) => to.includes(address)),
  );
};

type Payable = Pick<PaymentLink, 'id' | 'merchantId' | 'amount' | 'currency'>;
const pay = async ({ shop }: Fixture, caller: Caller, token: string, email?: string): Promise<number> => {
  await (await caller.ask({ path: `/pay/${token}` })).arrayBuffer();
  const link = await caller.json<Payable>({ path: `/api/payment-links/token/${token}` });
  const { id, merchantId, amount, currency } = link;
  const { checkoutUrl, paymentId } = await caller.json<{ checkoutUrl: string; paymentId: number }>({
    path: `/api/payments/checkout/${merchantId}?paymentLinkId=${id}`,
    body: {
      amount,
      currency,
      customerName: `Платец ${(made += 1)}`,
      ...(email !== undefined && { customerEmail: email }),
    },
  });
  const session = sessionOf(checkoutUrl);
  await shop.control.pay({ session });
  await until('the payment has succeeded', async () => {
    const rows = await shop.database.rows(
      `select from payments where id = :paymentId and status = 'SUCCEEDED'`,
      { paymentId },
    );
    return rows.length > 0;
  });
  await caller.json({ path: `/api/payments/checkout/sessions/${session}` });
  return paymentId;
};

const newLink = ({ shop, honest }: Fixture): Promise<PaymentLink> => shop.createLink(honest);
const deed = (name: string, act: Deed['act']): Deed => ({ name, act });

export const paysLink = deed('pays a link', async (fixture, caller) => {
  await pay(fixture, caller, (await newLink(fixture)).uniqueToken);
});
export const paysCounter = deed('pays a counter code', async (fixture, caller) => {
  await pay(fixture, caller, fixture.counter.uniqueToken);
});
export const paysOnPage = deed('pays on the public page', async (fixture, caller) => {
  await (await caller.ask({ path: fixture.pagePath })).arrayBuffer();
  const send = () => caller.ask({ path: fixture.pagePath, form: { amount: '12,50' } });
  let answer = await send();
  let location = answer.headers.get('location') ?? '';
  const seconds = /refused=input\.rate-limited&seconds=(\d+)/.exec(location)?.[1];
  if (seconds !== undefined) {
    // The page shows the message with the seconds.
    await caller.wait(answer, Number(seconds));
    answer = await send();
    location = answer.headers.get('location') ?? '';
  }
  if (!location.startsWith('/pay/')) throw new Error(`the page sends to ${location}`);
  await pay(fixture, caller, location.slice('/pay/'.length).split('?')[0]!);
});
/** A mail with a printed document. */
export const getsReceipt = deed('gets a receipt', async (fixture, caller) => {
  const address = newAddress();
  const before = fixture.shop.mailbox.mails.length;
  await pay(fixture, caller, (await newLink(fixture)).uniqueToken, address);
  await mailTo(fixture, address, before);
});
/** The last link to the place of a payer that was mailed to the address since. */
const placeLinkOf = ({ shop: { mailbox } }: Fixture, address: string, before: number): string | undefined =>
  mailbox.mails
    .slice(before)
    .filter(({ to }) => to.includes(address))
    .flatMap(({ raw }) => /\/me\/[\w-]{43}/.exec(partOf(readMail(raw), 'text/plain').toString()) ?? [])
    .at(-1);

/** Asks for the link, and opens what was mailed since: also one that others have asked for. */
export const opensPlace = (address: string, since: number): Deed =>
  deed('the owner of the address opens their place', async (fixture, caller) => {
    await caller.ask({ path: '/me', form: { email: address } });
    const path = await until('a link to the place was mailed', () => placeLinkOf(fixture, address, since));
    const answer = await caller.ask({ method: 'POST', path });
    const place = answer.headers.get('location');
    if (place?.startsWith('/me/place') !== true) throw new Error(`the link leads to ${place}`);
  });
/** A payer of a document of their own. */
export const seesDocuments = deed('opens their place', async (fixture, caller) => {
  const address = newAddress();
  const before = fixture.shop.mailbox.mails.length;
  await pay(fixture, caller, (await newLink(fixture)).uniqueToken, address);
  await opensPlace(address, before).act(fixture, caller);
});
/** The buyer has the code on the document. */
export const provesDocument = deed('proves a document', async (fixture, caller) => {
  const paymentId = await pay(fixture, caller, (await newLink(fixture)).uniqueToken);
  const token = await until('the document has its token', async () => {
    const [row] = await fixture.shop.database.rows<{ token: string }>(
      `select t.token from document_tokens t join invoices i on i.id = t.invoice_id where i.payment_id = :paymentId`,
      { paymentId },
    );
    return row?.token;
  });
  await (await caller.ask({ path: `/d/${token}` })).arrayBuffer();
  await caller.json({ path: `/api/documents/proof/${token}` });
});
export const signsIn = deed('signs in', async ({ honest }, caller) => {
  await caller.ask({ path: '/api/auth/login', body: { username: honest.email, password } });
});
export const getsReset = deed('gets a reset mail', async (fixture, caller) => {
  const { email } = await fixture.register('Забравила парола ЕООД');
  const before = fixture.shop.mailbox.mails.length;
  await caller.ask({ path: '/api/auth/forgot', body: { email } });
  await mailTo(fixture, email, before);
});
export const getsVerification = deed('gets a verification mail', async (fixture, caller) => {
  const email = newAddress();
  await caller.ask({
    path: '/api/merchants/register',
    body: { businessName: 'Нова ЕООД', phoneNumber: '0888 123 456', address: 'гр. Видин', email, password },
  });
  const { token } = await caller.json<{ token: string }>({
    path: '/api/auth/login',
    body: { username: email, password },
  });
  const before = fixture.shop.mailbox.mails.length;
  await caller.ask({ method: 'POST', path: '/api/auth/verify/resend', token });
  await mailTo(fixture, email, before);
});
export const readsOwn = deed('reads their own', async ({ honest: { token } }, caller) => {
  const paths = [
    '/auth/session',
    '/merchants/me/payments',
    '/payment-links/me',
    '/invoices/me',
    '/customers/me',
  ];
  for (const path of paths) await caller.json({ path: `/api${path}`, token });
});
export const readsByKey = deed('reads by a key', async ({ keys }, caller) => {
  await caller.json({ path: '/api/merchants/me/payments', token: keys.honest });
});
export const printsOwn = deed('prints a document', async (fixture, caller) => {
  const paymentId = await pay(fixture, caller, (await newLink(fixture)).uniqueToken);
  const invoiceId = await until('the payment has its document', async () => {
    const [row] = await fixture.shop.database.rows<{ id: number }>(
      'select id from invoices where payment_id = :paymentId limit 1',
      { paymentId },
    );
    return row?.id;
  });
  await (
    await caller.ask({ path: `/api/invoices/${invoiceId}/pdf`, token: fixture.honest.token })
  ).arrayBuffer();
});
export const exportsOwn = deed('exports a list', async ({ honest: { token } }, caller) => {
  const file = await caller.ask({ path: '/api/merchants/me/payments/export?format=excel', token });
  await file.arrayBuffer();
});
export const importsOwn = deed('imports a file', async ({ honest: { token } }, caller) => {
  const content = Buffer.from('name\nМария\n').toString('base64');
  await caller.json({ path: '/api/customers/me/import?dryRun=true', token, body: { content } });
});
export const followsEvents = deed('follows events', async ({ honest: { token } }, caller) => {
  const stream = await caller.ask({ path: '/api/merchants/me/events', token });
  await stream.body?.cancel();
});
export const getsDelivery = deed('gets a webhook', async (fixture, caller) => {
  const before = fixture.receiver.received.length;
  await pay(fixture, caller, (await newLink(fixture)).uniqueToken);
  await until('the webhook has arrived', () => fixture.receiver.received.length > before);
});
export const invites = (address: string): Deed =>
  deed('invites the same address', async (fixture, caller) => {
    const token = await fixture.shop.signIn(fixture.honest.email);
    const before = fixture.shop.mailbox.mails.length;
    await caller.ask({
      path: '/api/merchants/me/invitations',
      token,
      body: { email: address, kind: 'TEAM', role: 'VIEWER' },
    });
    await mailTo(fixture, address, before);
  });
