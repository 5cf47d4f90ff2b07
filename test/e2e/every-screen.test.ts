import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { inDays } from '#test/support/in-days.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { insertForeignDocument } from '#test/support/foreign-document.ts';
import { pressAction } from './steps/record-actions.ts';
import { choosePayLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { stepTo } from './steps/go-to.ts';
import { checkInBothSizes } from './steps/check-in-both-sizes.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchLayoutShift, watchLayoutShiftAgain } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { isWholeMatrix, rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
let merchant: TestMerchant;
let paymentId: number;
let disputed: { paymentId: number; disputeId: number };
let paymentLinkId: number;
let invoices: { paid: number; unpaid: number };
let customerId: number;
let scheduleId: number;
let proformaId: number;
let tested: { endpointId: number; eventId: string };
let receiver: Receiver;

/** A second sale with an open dispute. */
const openDispute = async (): Promise<typeof disputed> => {
  const sale = await plateno.openCheckout(await plateno.createLink(merchant, { description: 'Кана' }));
  await plateno.control.pay({ session: sale.sessionId });
  await plateno.returnPaid(sale);
  const { providerPaymentId } = await plateno.payment(sale.paymentId);
  await plateno.control.openDispute(providerPaymentId!, 'product_not_received');
  await plateno.drain();
  const history = accepted(
    await merchant.api.get<{ disputes: { id: number }[] }>(`/payments/${sale.paymentId}/history`),
  );
  const disputeId = history.disputes[0]!.id;
  return { paymentId: sale.paymentId, disputeId };
};

/** An API key, and an endpoint with a delivered test. */
const connectProgram = async (): Promise<typeof tested> => {
  const { api } = merchant;
  accepted(await api.post('/api-keys', { name: 'Онлайн магазин', scopes: ['links:write', 'payments:read'] }));
  receiver = await startReceiver();
  const { id } = accepted(await api.post<{ id: number }>('/webhook-endpoints', { url: receiver.url }));
  const { eventId } = accepted(await api.post<{ eventId: string }>(`/webhook-endpoints/${id}/test`));
  await plateno.drain();
  expect(receiver.received).toHaveLength(1);
  return { endpointId: id, eventId };
};

/** A merchant with a record of each kind. */
beforeAll(async () => {
  plateno = await sharedInstallation();
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
  await plateno.returnPaid(checkout);
  ({ paymentId } = checkout);
  disputed = await openDispute();
  paymentLinkId = (await plateno.createLink(merchant, { usage: 'REUSABLE', expiresInDays: 30 })).id;
  const line = { description: 'Ваза', quantity: 2, unitPrice: 24.5, taxRate: 20 };
  const customer = { kind: 'PERSON', name: 'Иван Петров', address: 'гр. Русе', email: 'ivan@example.com' };
  customerId = accepted(
    await merchant.api.post<Customer>('/customers/me', {
      kind: 'COMPANY',
      name: 'Хотел „Филипополис“ ООД',
      taxId: '205148738',
      city: 'Пловдив',
    }),
  ).id;
  accepted(
    await merchant.api.post('/items/me', { name: 'Ваза „Родопи“', code: 'V-1', price: 0.03, rate: 20 }),
  );
  const draft = { customer, customerId, items: [line], currency: 'EUR', language: 'bg' };
  const unpaid = accepted(await merchant.api.post<Invoice>('/invoices', draft)).id;
  const paid = accepted(await merchant.api.get<Invoice[]>('/invoices/me')).find(
    (invoice) => invoice.status === 'PAID',
  )!.id;
  invoices = { paid, unpaid };
  const rhythm = { every: 'MONTH', day: 'LAST', startsOn: businessDateOf(new Date()), mode: 'PROPOSE' };
  scheduleId = accepted(await merchant.api.post<Schedule>('/schedules/me', { ...draft, ...rhythm })).id;
  const proforma = { ...draft, kind: 'OFFER', validUntil: inDays(14), send: true };
  proformaId = accepted(await merchant.api.post<Proforma>('/proformas/me', proforma)).id;
  await insertForeignDocument(plateno, merchant.id, { openMinor: 400 });
  tested = await connectProgram();
});
afterAll(async () => {
  await plateno.close();
  await receiver.stop();
});

/** Covers what the tests of single screens leave out: those see Bulgarian on phones and English on desktops. */
describe.each(
  rowsToRun([
    ['bg', desktop],
    ['en', phone],
  ] as const),
)('the portal in the other size, language %s', (language, viewport) => {
  it('each portal screen and dialog fits, does not shift, is in the chosen language and is readable', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await watchLayoutShift(page);
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
    const screens = {
      home: '',
      'new link': '/links#new',
      payments: '/payments',
      payment: `/payments/${paymentId}`,
      'disputed payment': `/payments/${disputed.paymentId}`,
      dispute: `/payments/${disputed.paymentId}/disputes/${disputed.disputeId}`,
      invoices: '/invoices',
      'paid invoice': `/invoices/${invoices.paid}`,
      'unpaid invoice': `/invoices/${invoices.unpaid}`,
      'new invoice': '/invoices/new',
      'new debit note': `/invoices/${invoices.paid}/debit`,
      'old documents': '/foreign-documents',
      proformas: '/proformas',
      proforma: `/proformas/${proformaId}`,
      'new proforma': '/proformas/new',
      'changed proforma': `/proformas/${proformaId}/edit`,
      schedules: '/schedules',
      schedule: `/schedules/${scheduleId}`,
      'new schedule': '/schedules/new',
      'changed schedule': `/schedules/${scheduleId}/edit`,
      links: '/links',
      link: `/links/${paymentLinkId}`,
      poster: `/links/${paymentLinkId}/poster`,
      customers: '/customers',
      customer: `/customers/${customerId}`,
      items: '/items',
      months: '/months',
      payouts: '/payouts',
      threshold: '/threshold',
      settings: '/settings',
      'business settings': '/settings/business',
      'document settings': '/settings/documents',
      'brand settings': '/settings/brand',
      bank: '/bank',
      'bank account settings': '/settings/bank-accounts',
      'reminder settings': '/settings/reminders',
      'public page settings': '/settings/public-page',
      'poster of the public page': '/settings/public-page/poster',
      'plan settings': '/settings/plan',
      'account settings': '/settings/account',
      'security settings': '/settings/security',
      'leaving settings': '/settings/leave',
      developers: '/developers',
      'API keys': '/developers/keys',
      'webhook endpoints': '/developers/webhooks',
      'webhook endpoint': `/developers/webhooks/${tested.endpointId}`,
      delivery: `/developers/webhooks/${tested.endpointId}/deliveries/${tested.eventId}`,
      events: '/developers/events',
    };
    const { actions } = messages.merchant.invoice;
    const dialogs: Readonly<Record<string, readonly string[]>> = {
      payment: [messages.payment.receipt.action, messages.payment.refund.action],
      'paid invoice': [actions.send, actions.credit],
      'unpaid invoice': [actions.repeat, actions.creditNote, actions.annul],
      proforma: [
        messages.proforma.actions.send,
        messages.proforma.actions.invoice,
        messages.proforma.actions.withdraw,
      ],
      schedule: [
        messages.schedule.moves.pause.action,
        messages.schedule.moves.run.action,
        messages.schedule.moves.end.action,
      ],
      customers: [messages.customer.add, messages.customer.import.action],
      customer: [messages.customer.edit, messages.customer.merge.action],
      items: [messages.customer.item.add],
      'API keys': [messages.developers.keys.create],
      'webhook endpoints': [messages.developers.webhooks.create],
      'webhook endpoint': [messages.developers.webhooks.edit],
      link: [messages.link.qr, messages.link.extend.action, messages.merchant.links.cancel],
    };
    /** The walks load each screen; the gate goes from one to the next as links do. */
    const enter = async (path: string): Promise<void> => {
      if (isWholeMatrix) return void (await page.goto(`${plateno.url}${path}`));
      await watchLayoutShiftAgain(page);
      await stepTo(page, path);
    };
    const jumps: string[] = [];
    // The gate checks each of them in the other size.
    const schemes = isWholeMatrix ? undefined : [];
    for (const [name, path] of Object.entries(screens)) {
      await enter(`/merchant${path}`);
      await settled(page);
      await visitor.checkScreen(`other size ${name}`, schemes);
      jumps.push(...(await layoutShiftOf(page)).map((jump) => `${name}: ${jump}`));
      for (const action of dialogs[name] ?? []) {
        await pressAction(visitor, action);
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await visitor.checkScreen(`other size ${name} ${action}`, schemes);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    }
    expect([...visitor.faults, ...jumps]).toEqual([]);
    await visitor.leave();
  });
});

/** A browser at 200 % zoom: half the CSS pixels, each of two device pixels. */
const checkEnlarged = async ({ page, checkScreen }: Visitor, name: string): Promise<void> => {
  await page.setViewportSize({ width: desktop.width / 2, height: desktop.height / 2 });
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([desktop.width / 2, 2]);
  await checkScreen(`${name} at 200 %`);
  await page.setViewportSize(desktop);
};

/** Other tests see payers on phones. 320 pixels equal 1280 at 400 %, or a small phone at 200 % (WCAG 2.2, 1.4.10). */
describe.each(
  rowsToRun([
    ['bg', desktop],
    ['en', desktop],
    ['bg', { width: 320, height: 640 }],
    ['en', { width: 320, height: 640 }],
  ] as const),
)('the pages of payers, language %s, %o', (language, viewport) => {
  it('a payer sees the logo, both amounts and the purpose, and sends the receipt to an e-mail address', async () => {
    const link = await plateno.createLink(merchant, {
      amount: 99.9,
      currency: 'BGN',
      description: 'Курс по керамика за начинаещи, неделя',
    });
    const visitor = await plateno.welcome(language, viewport, { deviceScaleFactor: 2 });
    const { page, messages } = visitor;
    const { width } = viewport;
    await watchLayoutShift(page);
    await page.goto(link.paymentLinkUrl);
    await choosePayLanguage(visitor);
    const logo = page.locator('img.logo');
    await expect.poll(() => logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(96);
    const charge = language === 'bg' ? '51,08\u00a0€' : '€51.08';
    await page.getByText(messages.pay.request.charged(charge)).waitFor();
    await visitor.checkScreen(`pay ${width}`);
    expect(await layoutShiftOf(page)).toEqual([]);
    if (width === desktop.width) await checkEnlarged(visitor, 'pay');
    await button(page, messages.pay.request.pay(charge)).click();
    await page.getByText(messages.hosted.banner).waitFor();
    const session = new URL(page.url()).pathname.split('/').at(-1)!;
    await button(page, messages.hosted.cancel).click();
    await page.getByRole('heading', { name: messages.return.cancel.title }).waitFor();
    await visitor.checkScreen(`pay cancelled ${width}`);

    await plateno.control.pay({ session, card: cards.paid });
    await page.goto(`${plateno.url}/pay/success?session_id=${session}`);
    await page.getByText(messages.return.documents.INVOICE.where).waitFor();
    const email = field(page, messages.return.receipt.email);
    await email.fill('maria@');
    await button(page, messages.return.receipt.send).click();
    await page.getByText(messages.return.receipt.wrong).waitFor();
    await visitor.checkScreen(`paid ${width}`);
    await email.fill(`maria-${language}-${width}@example.com`);
    await button(page, messages.return.receipt.send).click();
    await page
      .getByText(messages.return.documents.INVOICE.sent(`maria-${language}-${width}@example.com`))
      .waitFor();
    await page.reload();
    // The sent receipt is remembered: the page shows it, without the form for an e-mail address.
    await page
      .getByText(messages.return.documents.INVOICE.sent(`maria-${language}-${width}@example.com`))
      .waitFor();
    await page.getByText(messages.return.documents.INVOICE.elsewhere).waitFor();
    expect(await email.isVisible()).toBe(false);
    if (width === desktop.width) await checkEnlarged(visitor, 'paid');
    await page.goto(link.paymentLinkUrl);
    await page.getByRole('heading', { name: messages.pay.problem['already-paid'].title }).waitFor();
    await visitor.checkScreen(`already paid ${width}`);
    await visitor.leave();
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});

/** Runs last: the browser logs an error for each missing file. */
describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('after a deployment under an open page, language %s', (language, viewport) => {
  it('the return page whose script a deployment removed stays as it was served', async () => {
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const payGone = /\/assets\/ReturnScreen-[^/]*\.js$/;
    await page.route(payGone, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${plateno.url}/pay/success`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: messages.return.success.notFound }).waitFor();
    await checkInBothSizes(visitor, 'pay outdated');
    await page.unroute(payGone);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
