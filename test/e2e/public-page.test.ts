import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posterDesigns, posterEdges, posterSizes } from '#contract/links/words/poster.ts';
import type { PublicPage } from '#contract/public-pages/public-pages.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { readCodes } from '#test/support/read-codes.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { button, field } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { payOnHostedPage } from './steps/pay-on-hosted-page.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';
const shown = {
  isOn: true,
  text: 'Ръчно изработени вази <b>и чинии</b>.',
  town: 'Пловдив',
  showsPhone: true,
  showsEmail: false,
  takesAmounts: true,
  minAmount: 5,
  maxAmount: 300,
  isIndexed: false,
};

let plateno: Installation;
let merchant: TestMerchant;
let url: string;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
  ({ url } = accepted(await merchant.api.put<PublicPage>('/merchants/me/public-page', shown)));
});
afterAll(async () => plateno.close());

const post = (to: string, fields: Record<string, string>) =>
  fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const pdfOf = async (path: string): Promise<Uint8Array> => {
  const answer = await fetch(`${plateno.url}/api${path}`, {
    headers: { authorization: `Bearer ${merchant.token}` },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};
/** Points of 1/72 inch. */
const points = (millimetres: number): number => (millimetres / 25.4) * 72;

describe('the public page as the server renders it', () => {
  it('the page shows what the merchant chose, escaped, without a script, and asks not to be indexed', async () => {
    const html = await (await fetch(url)).text();
    expect(html).toContain('Работилница „Дърво и камък“ ООД');
    expect(html).toContain('&lt;b&gt;и чинии');
    expect(html).toContain('href="tel:+');
    expect(html).not.toContain('href="mailto:');
    expect(html).not.toMatch(/<script(?! type="application\/json")/);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    accepted(await merchant.api.put('/merchants/me/public-page', { ...shown, isIndexed: true }));
    expect(await (await fetch(url)).text()).not.toContain('noindex');
  });

  it.each(['4,99', '300.01', '0', '-5', '12,345', '1e2', 'сто', ''])(
    'the amount „%s“ is named at its field, is kept as typed, and makes no link',
    async (amount) => {
      const before = await plateno.database.rows('select id from payment_links');
      const answer = await post(url, { amount, purpose: 'Ваза' });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain(`value="${amount}"`);
      expect(await plateno.database.rows('select id from payment_links')).toEqual(before);
    },
  );

  it('a page that is off and an unknown slug are 404, one of a suspended merchant says only that', async () => {
    const other = await plateno.addMerchant();
    const page = accepted(await other.api.put<PublicPage>('/merchants/me/public-page', shown));
    accepted(await other.api.put('/merchants/me/public-page', { ...shown, isOn: false }));
    expect((await fetch(page.url)).status).toBe(404);
    expect((await fetch(`${plateno.url}/m/no-such-merchant`)).status).toBe(404);
    accepted(await other.api.put('/merchants/me/public-page', shown));
    await plateno.database.rows(`update merchants set status = 'SUSPENDED' where id = ${other.id}`);
    const closed = await fetch(page.url);
    expect(closed.status).toBe(410);
    const html = await closed.text();
    expect(html).toContain('не приема плащания');
    expect(html).not.toContain('Дърво и камък');
    const refused = await post(page.url, { amount: '20' });
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toMatch(/^\/m\//);
  });
});

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('the public page, language %s', (language, viewport) => {
  it('a customer without script enters an amount and pays it', async () => {
    const customer = await plateno.welcome(language, viewport, { javaScriptEnabled: false });
    const { page } = customer;
    await page.goto(`${url}?lang=${language}`);
    const amount = page.locator('[name=amount]');
    await amount.fill('4');
    await page.locator('button[type=submit]').click();
    await page.locator('.problem').waitFor();
    expect(await amount.inputValue()).toBe('4');
    await amount.fill('12,50');
    await page.locator('[name=purpose]').fill('Ваза');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/pay/**');
    const token = new URL(page.url()).pathname.split('/').at(-1)!;
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    // Until it is paid, the link is in no list of the merchant.
    const listed = async (): Promise<string[]> =>
      accepted(await merchant.api.get<readonly { uniqueToken: string }[]>('/payment-links/me')).map(
        ({ uniqueToken }) => uniqueToken,
      );
    expect(await listed()).not.toContain(token);
    await page.locator('button.pay').click();
    await page.waitForURL('**/c/pay/**');
    await payOnHostedPage(customer, cards.paid);
    await until('the link is paid', async () => {
      const [row] = await plateno.database.rows<{ status: string; minor: number }>(
        `select status, amount_minor as minor from payment_links where token = '${token}'`,
      );
      return row?.status === 'PAID' && row.minor === 1_250;
    });
    expect(await listed()).toContain(token);
    await customer.leave();
  });

  it('the page that the card provider visits has no form, names what is sold in its language, and is accessible', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const other = await plateno.addMerchant();
    accepted(await other.api.post('/items/me', { name: 'Чиния', nameEn: 'Plate', price: 10, rate: 20 }));
    const { url: address } = accepted(await other.api.get<PublicPage>('/merchants/me/public-page'));
    expect((await fetch(address)).status).toBe(404);
    await plateno.addProviderAccount(other.id, `acct_1${language}`);
    await visitor.page.goto(`${address}?lang=${language}`);
    await visitor.page.getByText(language === 'bg' ? 'Чиния' : 'Plate', { exact: true }).waitFor();
    expect(await visitor.page.locator('form').count()).toBe(0);
    await visitor.checkScreen('public page without payments');
    await visitor.leave();
  });

  it('the page is accessible, and the merchant switches it on with its address, QR code and poster', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const other = await plateno.addMerchant();
    await openSignedIn(
      visitor,
      plateno,
      { username: other.email, password },
      '/merchant/settings/public-page',
    );
    const { public: texts } = messages.settings;
    const form = page.getByRole('form', { name: texts.form });
    await form.getByLabel(texts.on).check();
    await field(form, texts.min).fill('20');
    await field(form, texts.max).fill('10');
    await button(form, messages.shared.save).click();
    await form.getByText(/20[.,]00/).waitFor();
    await field(form, texts.max).fill('100');
    await button(form, messages.shared.save).click();
    await page.getByText(texts.isOn).waitFor();
    await visitor.checkScreen('public page that is on');
    await page.getByRole('link', { name: texts.poster }).click();
    await page.getByRole('article').last().waitFor();
    await visitor.checkScreen('poster of the public page');
    await page.goto(`${url}?lang=${language}`);
    await page.locator('[name=amount]').waitFor();
    await visitor.checkScreen('public page');
    expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
    await visitor.leave();
  });
});

/** Each size with each edge; the gate takes one design after the other, `npm run test:all` each of them. */
const posters = posterSizes
  .flatMap((size) => posterEdges.map((edge) => [size, edge] as const))
  .flatMap(([size, edge], place) =>
    posterDesigns
      .filter((_, at) => isEveryRow || at === place % posterDesigns.length)
      .map((design) => [design, size, edge] as const),
  );

describe('posters', () => {
  it('each design and size is a PDF of the exact size whose QR code can be read', async () => {
    accepted(
      await merchant.api.put('/merchants/me/logo', { content: pictureOf(300, 90).toString('base64') }),
    );
    accepted(await merchant.api.put('/merchants/me/brand-color', { brandColor: '#7A2E6B' }));
    const link = await plateno.createLink(merchant, {
      amount: 35,
      description: 'Работилница по грънчарство',
    });
    const trimmed = { a6: [105, 148], a4: [210, 297] } as const;
    const outside = { none: 0, bleed: 3, marks: 10 } as const;
    for (const [design, size, edge] of posters) {
      const look = `design=${design}&size=${size}&edge=${edge}&language=both`;
      const content = await pdfOf(`/payment-links/${link.id}/poster?${look}`);
      const { pages, size: measured, text } = await readPdf(content);
      const wanted = trimmed[size].map((side) => Math.round(points(side + 2 * outside[edge])));
      expect({ look, pages, measured }).toEqual({ look, pages: 1, measured: wanted });
      expect(await readCodes(content), look).toEqual([link.paymentLinkUrl]);
      expect(text).toContain('Платете с карта');
      expect(text).toContain('Pay by card');
    }
  });

  it('the poster of the public page leads to the page', async () => {
    for (const design of posterDesigns)
      expect(await readCodes(await pdfOf(`/merchants/me/public-page/poster?design=${design}`))).toEqual([
        url,
      ]);
  });

  it('no poster is printed for a link that cannot be paid', async () => {
    const link = await plateno.createLink(merchant);
    accepted(await merchant.api.post(`/payment-links/${link.id}/cancel`));
    expect((await merchant.api.get(`/payment-links/${link.id}/poster`)).status).toBe(410);
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
