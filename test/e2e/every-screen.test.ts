import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { chooseLanguage, choosePayLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { lookInBothSizes } from './steps/look-in-both-sizes.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { desk, phone, type Visitor } from './support/visitor.ts';
import { isWholeMatrix, rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
let merchant: TestMerchant;
let paymentId: number;
let paymentLinkId: number;
let invoices: { paid: number; unpaid: number };

/** A shop with a little of everything. */
beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant({ businessName: 'Работилница за керамика „Глина и огън“ ЕООД' });
  await plateno.registerForVat(merchant.id);
  const logo = pictureOf(96, 48).toString('base64');
  accepted(await merchant.api.put('/merchants/me/logo', { content: logo }));
  const link = await plateno.createLink(merchant, {
    amount: 250,
    currency: 'BGN',
    description: 'Сервиз за чай',
  });
  const checkout = await plateno.openCheckout(link, { customerName: 'Мария Георгиева' });
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await plateno.returnFrom(checkout);
  ({ paymentId } = checkout);
  paymentLinkId = (await plateno.createLink(merchant, { usage: 'REUSABLE', expiresInDays: 30 })).id;
  const line = { description: 'Ваза', quantity: 2, unitPrice: 24.5, taxRate: 20 };
  const customer = { kind: 'PERSON', name: 'Иван Петров', address: 'гр. Русе', email: 'ivan@example.com' };
  const draft = { customer, items: [line], currency: 'EUR', language: 'bg' };
  const unpaid = accepted(await merchant.api.post<Invoice>('/invoices', draft)).id;
  const paid = accepted(await merchant.api.get<Invoice[]>('/invoices/me')).find(
    (invoice) => invoice.status === 'PAID',
  )!.id;
  invoices = { paid, unpaid };
});
afterAll(async () => plateno.close());

/** What the walks of single screens do not do: they go through the portal in Bulgarian on phones, in English at desks. */
describe.each(
  rowsToRun([
    ['bg', desk],
    ['en', phone],
  ] as const),
)('The portal in the other size, language %s', (language, viewport) => {
  it('has no screen and no dialog that does not fit, jumps, is in the wrong language or cannot be read', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await watchLayoutShift(page.context());
    await page.goto(`${plateno.address}/login`);
    await chooseLanguage(visitor);
    await signIn(visitor, merchant.email, password);
    await page.waitForURL('**/merchant');
    const screens = {
      home: '',
      payments: '/payments',
      payment: `/payments/${paymentId}`,
      invoices: '/invoices',
      'paid invoice': `/invoices/${invoices.paid}`,
      'unpaid invoice': `/invoices/${invoices.unpaid}`,
      'new invoice': '/invoices/new',
      links: '/links',
      link: `/links/${paymentLinkId}`,
      poster: `/links/${paymentLinkId}/poster`,
      profile: '/profile',
    };
    const { actions } = messages.merchant.invoice;
    const dialogs: Readonly<Record<string, readonly string[]>> = {
      payment: [messages.payment.receipt.action, messages.payment.refund.action],
      'paid invoice': [actions.send, actions.credit],
      'unpaid invoice': [actions.annul],
      link: [messages.link.qr, messages.link.extend.action, messages.merchant.links.cancel],
    };
    const jumps: string[] = [];
    // The gate has examined each of them in its other size.
    const schemes = isWholeMatrix ? undefined : [];
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(`${plateno.address}/merchant${path}`);
      await settled(page);
      await visitor.look(`other size ${name}`, schemes);
      jumps.push(...(await layoutShiftOf(page)).map((jump) => `${name}: ${jump}`));
      for (const act of dialogs[name] ?? []) {
        await button(page, act).click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await visitor.look(`other size ${name} ${act}`, schemes);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    }
    expect([...visitor.faults, ...jumps]).toEqual([]);
    await visitor.leave();
  });
});

/** At 200 %, as browsers do it: half as many pixels of the page, each of two of the screen. */
const lookEnlarged = async ({ page, look }: Visitor, name: string): Promise<void> => {
  await page.setViewportSize({ width: desk.width / 2, height: desk.height / 2 });
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([desk.width / 2, 2]);
  await look(`${name} at 200 %`);
  await page.setViewportSize(desk);
};

/** Elsewhere customers have phones. At 320 pixels a page is what it is at 1280 and 400 %, or on a small phone at 200 %. */
describe.each(
  rowsToRun([
    ['bg', desk],
    ['en', desk],
    ['bg', { width: 320, height: 640 }],
    ['en', { width: 320, height: 640 }],
  ] as const),
)('The customer’s pages, language %s, %o', (language, viewport) => {
  it('show the logo, both amounts and why, and send the receipt', async () => {
    const link = await plateno.createLink(merchant, {
      amount: 99.9,
      currency: 'BGN',
      description: 'Курс по керамика за начинаещи, неделя',
    });
    const visitor = await plateno.welcome(language, viewport, { deviceScaleFactor: 2 });
    const { page, messages } = visitor;
    const { width } = viewport;
    await watchLayoutShift(page.context());
    await page.goto(link.paymentLinkUrl);
    await choosePayLanguage(visitor);
    const logo = page.locator('img.logo');
    await expect.poll(() => logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(96);
    const charge = language === 'bg' ? '51,08\u00a0€' : '€51.08';
    await page.getByText(messages.pay.request.charged(charge)).waitFor();
    await visitor.look(`pay ${width}`);
    expect(await layoutShiftOf(page)).toEqual([]);
    if (width === desk.width) await lookEnlarged(visitor, 'pay');
    await button(page, messages.pay.request.pay(charge)).click();
    await page.getByText(messages.hosted.notice).waitFor();
    const session = new URL(page.url()).pathname.split('/').at(-1)!;
    await button(page, messages.hosted.cancel).click();
    await page.getByRole('heading', { name: messages.return.cancel.title }).waitFor();
    await visitor.look(`pay cancelled ${width}`);

    await plateno.control.pay({ session, card: cards.paid });
    await page.goto(`${plateno.address}/pay/success?session_id=${session}`);
    await page.getByText(messages.return.success.noReceipt).waitFor();
    const email = field(page, messages.return.receipt.email);
    await email.fill('maria@');
    await button(page, messages.return.receipt.send).click();
    await page.getByText(messages.return.receipt.wrong).waitFor();
    await visitor.look(`paid ${width}`);
    await email.fill(`maria-${language}-${width}@example.com`);
    await button(page, messages.return.receipt.send).click();
    await page.getByText(messages.return.success.receipt(`maria-${language}-${width}@example.com`)).waitFor();
    await page.reload();
    // What was sent is remembered: it is said again, and nothing asks for an address.
    await page.getByText(messages.return.success.receipt(`maria-${language}-${width}@example.com`)).waitFor();
    await page.getByText(messages.return.receipt.elsewhere).waitFor();
    expect(await email.isVisible()).toBe(false);
    if (width === desk.width) await lookEnlarged(visitor, 'paid');
    await page.goto(link.paymentLinkUrl);
    await page.getByRole('heading', { name: messages.pay.problem['already-paid'].title }).waitFor();
    await visitor.look(`already paid ${width}`);
    await visitor.leave();
  });
});

it('Nothing was wrong with any screen', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});

/** Last, for the browser complains of what is not found. */
describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desk],
  ] as const),
)('After a deployment under an open page, language %s', (language, viewport) => {
  it('a part that is no longer there is said to be so, and comes with a reload', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const gone = /\/assets\/(?:PricingPage|ReturnScreen)-[^/]*\.js$/;
    const takeAway = () => page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.goto(plateno.address);
    await chooseLanguage(visitor);
    await takeAway();
    await page.locator('footer a[href="/pricing"]').first().click();
    await page.getByRole('alert').getByText(messages.shared.outdated).waitFor();
    await lookInBothSizes(visitor, 'outdated');
    await page.unroute(gone);
    await button(page, messages.shared.reload).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    expect(await page.getByText(messages.shared.outdated).count()).toBe(0);

    await takeAway();
    await page.goto(`${plateno.address}/pay/cancel`);
    await page.getByRole('heading', { name: messages.pay.problem.broken.title }).waitFor();
    await lookInBothSizes(visitor, 'pay outdated');
    await page.unroute(gone);
    await button(page, messages.pay.again).click();
    await page.getByRole('heading', { name: messages.return.cancel.title }).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
