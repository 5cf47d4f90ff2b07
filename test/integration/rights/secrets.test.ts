import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Archive } from '#contract/archives/archives.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { freshMandate } from '#test/support/fresh-mandate.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { payerSteps } from '../modules/payers/payers-fixture.ts';
import { proformaSteps } from '../modules/proformas/proformas-fixture.ts';
import { endpoints } from './named-routes.ts';

/** The kinds of secrets that open something without an account. */
const kinds = ['archive', 'card', 'document', 'offer', 'payer', 'link', 'transfer'] as const;
type Kind = (typeof kinds)[number];

let shop: TestApplication;
let secrets: Readonly<Record<Kind, string>>;
/** Names, addresses and numbers that no answer to a wrong secret has. */
let facts: readonly string[];
/** The last four digits of the number of the document. */
let digits: string;

/** Each public call with a secret in its path, by the kind that opens it. */
const calls: Readonly<Record<string, Kind>> = {
  'GET /archives/mailed/:secret': 'archive',
  'GET /card/:token': 'card',
  'POST /card/:token/stop': 'card',
  'GET /documents/proof/:token': 'document',
  'GET /documents/proof/:token/pdf': 'document',
  'GET /documents/proof/:token/ubl': 'document',
  'GET /offers/:token': 'offer',
  'GET /offers/:token/pdf': 'offer',
  'POST /offers/:token/accept': 'offer',
  'POST /offers/:token/ask': 'offer',
  'GET /payment-links/token/:token': 'link',
  'POST /payment-links/token/:token/transfer': 'link',
  'GET /payments/transfer/:token': 'transfer',
  'GET /payments/transfer/:token/receipt': 'transfer',
};
/** A document of a trial, which nothing stores: its token is the document, signed. */
const ofTrials = ['GET /payment-links/trials/:token/document'];

/** The pages, by the kind of secret that opens them. */
const pages: Readonly<Record<string, Kind>> = {
  '/archive/': 'archive',
  '/card/': 'card',
  '/d/': 'document',
  '/offer/': 'offer',
  '/me/': 'payer',
  '/pay/': 'link',
  '/pay/transfer/': 'transfer',
};

/** Status, and whether the text is that of an unknown secret: each archive leads to the call of the API, which answers. */
const opened = (path: string): [number, boolean] => (path === '/archive/' ? [303, true] : [200, false]);

const secretOf = (url: string): string => new URL(url, shop.url).pathname.split('/').at(-1)!;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateno-data-'));
  shop = await startApplication({ variables: { DATA_DIR: dataDir } });
  const [steps, sales] = [payerSteps(shop), proformaSteps(shop)];
  const seller = await sales.addSeller();
  const email = steps.newAddress();
  const items = [{ description: 'Дъбова маса', quantity: 1, unitPrice: 100, taxRate: 20 }];
  const invoice = await steps.invoice(seller, email, { items });
  digits = invoice.invoiceNumber.slice(-4);
  const offer = await sales.write(seller, { customer: { kind: 'PERSON', name: 'Мария Георгиева', email } });
  const link = await shop.createLink(seller, { description: 'Ваза' });
  const checkout = await shop.openCheckout(link, { customerEmail: email });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const open = await shop.createLink(seller, { description: 'Ваза' });
  await shop.database.rows(
    `insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban,
       customer_email, language, promised_at, expires_at)
     values (:merchantId, :paymentLinkId, 'P2222222222', 'Vb9zQmT4kLr2XyW7nHs5Ge', 4890, 'Работилница ООД', :iban, :email, 'bg',
       now(), now() + interval '5 days') returning id`,
    { merchantId: seller.id, paymentLinkId: open.id, iban: seller.iban, email },
  );
  accepted(await seller.api.post<Archive>('/archives/me'));
  await shop.drain();
  const mailed = shop.mailbox.mails.map(({ raw }) => partOf(readMail(raw), 'text/plain').toString());
  const archive = mailed.flatMap((text) => /archive\/([\w-]{43})/.exec(text)?.[1] ?? []).at(-1)!;
  const [document] = await shop.database.rows<{ token: string }>(
    'select token from document_tokens where invoice_id = :id',
    invoice,
  );
  secrets = {
    archive,
    card: (await freshMandate(shop, checkout.paymentId)).token,
    document: document!.token,
    offer: sales.tokenOf(offer),
    payer: secretOf(await steps.mailedLink(email)),
    link: open.uniqueToken,
    transfer: 'Vb9zQmT4kLr2XyW7nHs5Ge',
  };
  facts = [email, invoice.invoiceNumber, offer.number, 'Мария', 'Ваза', 'Visa', seller.iban];
});
afterAll(() => shop.stop());

const otherCase = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** What does not open a kind: secrets of the others, its own with a letter more, less or in another case. */
const wrongFor = (kind: Kind): readonly string[] => [
  ...kinds.filter((other) => other !== kind).map((other) => secrets[other]),
  secrets[kind].slice(0, -1),
  secrets[kind].slice(1),
  `${secrets[kind]}A`,
  otherCase(secrets[kind]),
];

type Answer = Readonly<{ status: number; text: string; place: string | null }>;

/** The answer, in which the secret itself stands for nothing. */
const ask = async (method: string, path: string, secret: string, body?: object): Promise<Answer> => {
  const answer = await fetch(`${shop.url}${path}`, {
    method,
    redirect: 'manual',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const text = (await answer.text()).replaceAll(secret, '…').replaceAll(/"requestId":"[^"]*"/g, '');
  return {
    status: answer.status,
    text,
    place: answer.headers.get('location')?.replaceAll(secret, '…') ?? null,
  };
};

const bodies: Readonly<Record<string, object>> = {
  'POST /offers/:token/accept': { name: 'Мария' },
  'POST /offers/:token/ask': { text: 'Кога е готова?' },
  'POST /payment-links/token/:token/transfer': { customerName: 'Мария', customerEmail: 'maria@example.com' },
};
const callOf = (name: string, secret: string): Promise<Answer> => {
  const [method, path] = name.split(' ') as [string, string];
  const filled = `/api${path.replace(/:(?:token|secret)/, secret)}`;
  const query = path.startsWith('/documents/proof/') ? `?number=${digits}` : '';
  return ask(method, filled + query, secret, method === 'POST' ? (bodies[name] ?? {}) : undefined);
};

/** What the calls that write would have changed. */
const written = () =>
  shop.database.rows(
    `select (select count(*)::int from card_mandates where ended_at is not null) as stopped,
       (select count(*)::int from proformas where accepted_at is not null) as accepted,
       (select count(*)::int from bank_promises) as promised, (select count(*)::int from payer_sessions) as entered`,
  );

test('every public call with a secret in its path is in the matrix', () => {
  const found = [...endpoints]
    .filter(([, { access, path }]) => access === 'public' && /:(?:token|secret)\b/.test(path))
    .map(([name]) => name);

  expect(found.toSorted()).toEqual([...Object.keys(calls), ...ofTrials].toSorted());
});

test.each(Object.entries(calls))(
  '%s answers to a wrong secret as to an unknown one, and opens nothing',
  async (name, kind) => {
    const before = await written();
    const unknown = await callOf(name, 'x'.repeat(43));

    expect(unknown.status).toBe(404);
    for (const wrong of wrongFor(kind)) {
      const answer = await callOf(name, wrong);
      expect([wrong, answer]).toEqual([wrong, unknown]);
      for (const fact of facts) expect(answer.text).not.toContain(fact);
    }
    expect(await written()).toEqual(before);
  },
);

test.each(Object.entries(pages))(
  'the page %s opens with its own kind of secret alone',
  async (path, kind) => {
    const unknown = await ask('GET', `${path}${'x'.repeat(43)}`, 'x'.repeat(43));

    for (const wrong of wrongFor(kind)) {
      const answer = await ask('GET', `${path}${wrong}`, wrong);
      expect([wrong, answer]).toEqual([wrong, unknown]);
      for (const fact of facts) expect(answer.text).not.toContain(fact);
    }
    const own = await ask('GET', `${path}${secrets[kind]}`, secrets[kind]);
    expect([own.status, own.text === unknown.text]).toEqual(opened(path));
  },
);

test('each secret opens what it is for', async () => {
  const reads = Object.entries(calls).filter(
    ([name]) => name.startsWith('GET') && !name.endsWith('/receipt'),
  );

  for (const [name, kind] of reads)
    expect([name, (await callOf(name, secrets[kind])).status]).toEqual([name, 200]);
});
