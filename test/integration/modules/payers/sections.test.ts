import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErasureRequest } from '#contract/payers/erasure-requests.ts';
import { plainBrowser } from '#test/e2e/support/plain-browser.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { inDays } from '#test/support/in-days.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readZip } from '#test/support/read-zip.ts';
import type { Banked } from '../banking/banking-fixture.ts';
import { proformaSteps } from '../proformas/proformas-fixture.ts';
import { payerSteps, textOf } from './payers-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof payerSteps>;
let sales: ReturnType<typeof proformaSteps>;
let seller: Banked;
beforeAll(async () => {
  shop = await startApplication();
  [steps, sales] = [payerSteps(shop), proformaSteps(shop)];
  seller = await sales.addSeller();
});
afterAll(() => shop.stop());

const lines = { items: [{ description: 'Дъбова маса', quantity: 1, unitPrice: 100, taxRate: 20 }] };
const fileOf = async (browser: { cookies: ReadonlyMap<string, { value: string }> }, path: string) => {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${shop.url}${path}`, { headers: { cookie }, redirect: 'manual' });
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
};

describe('documents', () => {
  test('a year shows its documents alone, and what is unpaid stands first with its pay link', async () => {
    const email = steps.newAddress();
    const unpaid = await steps.invoice(seller, email, lines);
    const { browser, page } = await steps.enter(email);
    const thisYear = inDays(0).slice(0, 4);
    expect([...page.document.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Всички', thisYear]),
    );
    const pay = page.document.querySelector('a.button.primary')!;
    expect(pay.getAttribute('href')).toMatch(/^\/pay\/[\w-]{22,}$/);
    expect(textOf(await steps.open(browser, `/me/place?year=${thisYear}`))).toContain(unpaid.invoiceNumber);
    expect(textOf(await steps.open(browser, '/me/place?year=2019'))).not.toContain(unpaid.invoiceNumber);
  });

  test('twenty-five documents make a page, and the next one has the rest', async () => {
    const email = steps.newAddress();
    for (let made = 0; made < 26; made += 1) await steps.invoice(seller, email, lines);
    const { browser, page } = await steps.enter(email);
    expect(page.document.querySelectorAll('section h2')).toHaveLength(25);
    const next = await steps.open(browser, '/me/place?page=2');
    expect(next.document.querySelectorAll('section h2')).toHaveLength(1);
    expect(textOf(next)).toContain('По-нови');
  });

  test('PDF and UBL are those of the document, and no cache keeps them', async () => {
    const email = steps.newAddress();
    const { id, invoiceNumber } = await steps.invoice(seller, email, lines);
    const { browser } = await steps.enter(email);
    const pdf = await fileOf(browser, `/me/place/documents/${id}.pdf`);
    expect([pdf.answer.headers.get('content-type'), pdf.content.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const ubl = await fileOf(browser, `/me/place/documents/${id}.xml`);
    expect(ubl.content.toString()).toContain(`<cbc:ID>${invoiceNumber}</cbc:ID>`);
    expect(ubl.answer.headers.get('content-disposition')).toContain(`${invoiceNumber}.xml`);
    for (const { answer } of [pdf, ubl]) expect(answer.headers.get('cache-control')).toContain('no-store');
    const without = await fetch(`${shop.url}/me/place/documents/${id}.pdf`, { redirect: 'manual' });
    expect(without.headers.get('location')).toBe('/me?said=ended');
  });
});

test('the switch of the language keeps what the page is asked for, and drops what was said', async () => {
  const email = steps.newAddress();
  await steps.invoice(seller, email, lines);
  const { browser } = await steps.enter(email);
  const year = inDays(0).slice(0, 4);
  const { document } = await steps.open(browser, `/me/place?year=${year}&said=asked`);
  const kept = [...document.querySelectorAll<HTMLInputElement>('form.languages input')];

  expect(kept.map(({ type, name, value }) => [type, name, value])).toEqual([['hidden', 'year', year]]);
  const english = await steps.open(browser, `/me/place?year=${year}&lang=en`);
  expect(english.document.querySelector('form.languages [aria-pressed=true]')!.textContent).toBe('English');
  expect(english.document.querySelector('h1')!.textContent).toBe('Documents');
});

describe('all documents of a year in one file', () => {
  const year = inDays(0).slice(0, 4);

  test('are those of the address alone, from all merchants, with the bytes of the single files', async () => {
    const email = steps.newAddress();
    const second = await sales.addSeller();
    const documents = [
      { seller, document: await steps.invoice(seller, email, lines) },
      { seller: second, document: await steps.invoice(second, email, lines) },
    ];
    await steps.invoice(seller, steps.newAddress(), lines);
    const { browser } = await steps.enter(email);
    const page = await steps.open(browser, `/me/place?year=${year}`);
    const link = [...page.document.querySelectorAll('a')].find((one) => one.textContent.includes('ZIP'))!;
    const { answer, content } = await fileOf(browser, link.getAttribute('href')!);

    expect(answer.headers.get('content-disposition')).toContain(`plateno-${year}.zip`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const files = await readZip(content);
    expect(Object.keys(files)).toHaveLength(4);
    for (const { seller: from, document } of documents) {
      for (const ending of ['pdf', 'xml']) {
        const path = Object.keys(files).find((one) =>
          one.endsWith(`-${from.id}/${document.invoiceNumber}.${ending}`),
        );
        const single = await fileOf(browser, `/me/place/documents/${document.id}.${ending}`);
        expect(files[path!]!.bytes).toEqual(single.content);
      }
    }
  });

  test('are only there for a proven address with documents of that year', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email, lines);
    const { browser } = await steps.enter(email);
    const { answer } = await fileOf(browser, '/me/place/documents/2019.zip');
    expect(answer.headers.get('location')).toBe('/me/place?said=not-found');
    const without = await fetch(`${shop.url}/me/place/documents/${year}.zip`, { redirect: 'manual' });
    expect(without.headers.get('location')).toBe('/me?said=ended');
  });
});

test('payments, cards, transfers and offers of the address stand in their sections, with the way to their pages', async () => {
  const email = steps.newAddress();
  const checkout = await shop.openCheckout(await shop.createLink(seller, { description: 'Ваза' }), {
    customerEmail: email,
  });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  await shop.database.rows(
    `insert into card_mandates (merchant_id, payment_id, token, provider, provider_customer, provider_method, brand, last4,
       expires_on, currency, max_minor, language, email, agreed_text, agreed_at)
     values (:merchantId, :paymentId, 'card-token-of-payer', 'stripe', 'cus_1', 'pm_1', 'visa', '4242', '2030-01-31', 'EUR',
       12000, 'bg', :email, '', now()) returning id`,
    { merchantId: seller.id, paymentId: checkout.paymentId, email },
  );
  const proforma = await sales.write(seller, { customer: { kind: 'PERSON', name: 'Мария', email } });
  const link = await shop.createLink(seller);
  await shop.database.rows(
    `insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban,
       customer_email, language, promised_at, expires_at)
     values (:merchantId, :paymentLinkId, 'P2222222222', 'transfer-of-payer', 4890, 'Работилница ООД', :iban, :email, 'bg',
       now(), now() + interval '5 days') returning id`,
    { merchantId: seller.id, paymentLinkId: link.id, iban: seller.iban, email },
  );
  const { browser } = await steps.enter(email);
  const section = async (name: string): Promise<string> => {
    const page = await steps.open(browser, `/me/place/${name}`);
    const hrefs = [...page.document.querySelectorAll('a')].map((each) => each.getAttribute('href'));
    return `${textOf(page)} ${hrefs.join(' ')}`;
  };
  expect(await section('payments')).toMatch(/Ваза.*Visa •••• 4242/);
  expect(await section('cards')).toMatch(/Visa •••• 4242.*120,00.*\/card\/card-token-of-payer/);
  expect(await section('transfers')).toMatch(
    new RegExp(`48,90.*${seller.iban}.*P2222222222.*/pay/transfer/transfer-of-payer`),
  );
  expect(await section('offers')).toMatch(
    new RegExp(`${proforma.number}.*/offer/${sales.tokenOf(proforma)}`),
  );
});

test('a question goes to a merchant of the address alone, as a mail that is answered to the payer, and is stored nowhere', async () => {
  const email = steps.newAddress();
  await steps.invoice(seller, email, lines);
  const stranger = await shop.addMerchant();
  const { browser } = await steps.enter(email);
  shop.mailbox.clear();
  const text = 'Може ли фактурата на старото име?';
  const asked = (merchant: number) =>
    steps.post(browser, '/me/place/ask', { merchant: String(merchant), text });
  expect([await asked(stranger.id), await asked(seller.id)]).toEqual([
    '/me/place/ask?said=not-found',
    '/me/place/ask?said=asked',
  ]);
  await shop.drain();
  const mails = shop.mailbox.mails.filter(({ raw }) => {
    const part = partOf(readMail(raw), 'text/plain').toString();
    return part.includes(text);
  });
  expect(mails.map(({ to }) => to)).toEqual([[seller.email]]);
  expect(readMail(mails[0]!.raw).headers.get('reply-to')).toContain(email);
});

describe('the company', () => {
  const company = { name: 'Тест ЕООД', taxId: '175074752', vatNumber: '', address: 'София', country: 'BG' };

  test('it is kept, shown again and forgotten by its payer', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email, lines);
    const { browser } = await steps.enter(email);
    expect(await steps.post(browser, '/me/place/company', company)).toBe('/me/place/company?said=kept');
    const kept = await steps.open(browser, '/me/place/company');
    expect(kept.document.querySelector('[name=taxId]')!.getAttribute('value')).toBe('175074752');
    expect(await steps.post(browser, '/me/place/company/forget')).toBe('/me/place/company?said=forgotten');
    const gone = await steps.open(browser, '/me/place/company');
    expect(gone.document.querySelector('[name=taxId]')!.getAttribute('value')).toBe('');
  });

  test('it stands in the form of a payment while the place is open, and in none of another browser', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email, lines);
    const { browser } = await steps.enter(email);
    await steps.post(browser, '/me/place/company', company);
    const { uniqueToken } = await shop.createLink(seller);
    const eikOf = async (one: Parameters<typeof steps.open>[0]): Promise<string | null> => {
      const { document } = await steps.open(one, `/pay/${uniqueToken}`);
      return document.querySelector('[name="buyer.taxId"]')!.getAttribute('value');
    };
    expect([await eikOf(browser), await eikOf(plainBrowser())]).toEqual(['175074752', '']);
    await steps.post(browser, '/me/place/leave');
    expect(await eikOf(browser)).toBe('');
  });

  test('a wrong EIK is refused beside its field, and what was typed stays', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email, lines);
    const { browser } = await steps.enter(email);
    const form = await steps.open(browser, '/me/place/company');
    const refused = await form.send({ ...company, taxId: '175074753' });
    const field = refused.document.querySelector('[name=taxId]')!;
    expect([refused.status, field.getAttribute('aria-invalid'), field.getAttribute('value')]).toEqual([
      422,
      'true',
      '175074753',
    ]);
  });
});

test('erasure is asked for once, waits in the back office for an administrator, and closes the place when it is done', async () => {
  const email = steps.newAddress();
  await steps.invoice(seller, email, lines);
  const { browser } = await steps.enter(email);
  for (let asked = 0; asked < 2; asked += 1)
    expect(await steps.post(browser, '/me/place/erasure')).toBe('/me/place/erasure?said=erasure');
  const requests = await shop.admin.get<{ email: string }[]>('/erasure-requests');
  expect(requests.body.map((one) => one.email)).toEqual([email]);
  const attention = await shop.admin.get<{ kind: string; count: number }[]>('/attention');
  expect(attention.body).toContainEqual({ kind: 'ERASURE_REQUESTS', count: 1 });
  await shop.application.personalData.erase({
    actor: { kind: 'operator', name: 'tests' },
    subject: { kind: 'email', email },
  });
  expect((await shop.admin.get<object[]>('/erasure-requests')).body).toEqual([]);
  expect(new URL((await steps.open(browser, '/me/place')).url).pathname).toBe('/me');
});

test('a request of erasure is answered within a month by the days of Sofia, and who waits longest stands first', async () => {
  const asked = [
    ['late@example.com', '2027-01-30T22:30:00Z', '2027-02-28'],
    ['first@example.com', '2026-12-01T10:00:00Z', '2027-01-01'],
  ] as const;
  for (const [email, at] of asked)
    await shop.database.rows('insert into payer_erasure_requests (email, asked_at) values (:email, :at)', {
      email,
      at,
    });
  const found = accepted(await shop.admin.get<ErasureRequest[]>('/erasure-requests'));
  expect(found.map(({ email, answerBy }) => [email, answerBy])).toEqual(
    asked.toReversed().map(([email, , answerBy]) => [email, answerBy]),
  );
  const searched = accepted(await shop.admin.get<ErasureRequest[]>('/erasure-requests?search=late'));
  expect(searched.map(({ email }) => email)).toEqual(['late@example.com']);
});
