import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { chooseLanguage } from './acts/choose-language.ts';
import { button } from './acts/fields.ts';
import { goTo } from './acts/go-to.ts';
import { signIn } from './acts/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './ground/installation.ts';
import type { desk, phone, Visitor } from './ground/visitor.ts';

export const bakery = 'Пекарна „Липа“ ООД';
const waiting = 'Чака ЕООД';
const parkedEvent = 'evt_parked';

/** A merchant that was paid, one that waits for approval, and one of everything that waits for a person. */
export const openBackOffice = async () => {
  const plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('podkrepa', 'SUPPORT');
  await plateno.addStaff('kantora', 'ACCOUNTANT');
  const merchant = await plateno.addMerchant({ businessName: bakery });
  await plateno.registerMerchant({ businessName: waiting });
  const link = await plateno.createLink(merchant, { amount: 50 });
  const checkout = await plateno.openCheckout(link, { customerName: 'Мария Георгиева' });
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await plateno.returnFrom(checkout);
  await assign(plateno, merchant.id);
  const left = await leaveThingsToDo(plateno, merchant);
  return { plateno, merchant, paidId: checkout.paymentId, linkId: link.id, token: link.uniqueToken, ...left };
};

type Merchant = Awaited<ReturnType<Installation['addMerchant']>>;

const assign = async ({ admin }: Installation, merchantId: number): Promise<void> => {
  const { content } = accepted(
    await admin.get<{ content: { id: number }[] }>('/users?page=0&size=1&search=kantora'),
  );
  accepted(await admin.put(`/users/${content[0]!.id}/merchants`, { merchantIds: [merchantId] }));
};

/** A parked event, a failed job, a document that was not sent, a locked login. */
const leaveThingsToDo = async (plateno: Installation, merchant: Merchant) => {
  const { database, admin } = plateno;
  const [event] = await database.rows<{ id: number }>(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', '${parkedEvent}', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now())
     returning id`,
  );
  const { paymentId } = await plateno.openCheckout(await plateno.createLink(merchant, { amount: 20 }));
  const [job] = await database.rows<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now()
     where name = 'payments.look' and data->>'paymentId' = '${paymentId}' returning id`,
  );
  const { id } = accepted(await merchant.api.post<{ id: number }>('/invoices/test-create'));
  await database.rows(
    `insert into invoice_deliveries (invoice_id, kind, state, recipient, message_id, requested_by, created_at)
     values (${id}, 'SENT_BY_MERCHANT', 'FAILED', 'kupuvach@example.bg', '<1@plateno.example>', 'user:1', now())`,
  );
  const [login] = accepted(await admin.get<{ id: number }[]>(`/merchants/${merchant.id}/users`));
  accepted(await admin.post(`/users/${login!.id}/lock`));
  return { testInvoiceId: id, parkedId: event!.id, jobId: job!.id };
};

export type Ground = Awaited<ReturnType<typeof openBackOffice>>;

export const arrive = async (
  { plateno }: Ground,
  username: string,
  language: 'bg' | 'en',
  viewport: typeof desk | typeof phone,
): Promise<Visitor> => {
  const visitor = await plateno.welcome(language, viewport);
  const { page } = visitor;
  await page.goto(`${plateno.address}/login`);
  await chooseLanguage(visitor);
  await signIn(visitor, username, staffPassword);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${plateno.address}/admin`);
  return visitor;
};

export const menuOf = async ({ page, words, isOnPhone }: Visitor): Promise<string[]> => {
  if (isOnPhone) await button(page, words.shared.menu).click();
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const names = await links.allTextContents();
  if (isOnPhone) await page.keyboard.press('Escape');
  return names;
};

export const isOffered = (visitor: Visitor, name: string) => button(visitor.page, name).isVisible();

export const seeDashboard = async (visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  const { dashboard, attention } = words.admin;
  await goTo(visitor, words.admin.menu.dashboard, dashboard.title);
  for (const title of [dashboard.activity, dashboard.waiting, dashboard.takings, dashboard.system]) {
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
  }
  await page.getByText(dashboard.states.connected).waitFor();
  await page.getByRole('link', { name: waiting }).waitFor();
  await page.getByText(dashboard.asTable).waitFor();
  await page.getByRole('link', { name: attention.kinds.PARKED_EVENTS }).waitFor();
  await visitor.look(`70 dashboard ${who}`);
};

export const seePayment = async (ground: Ground, visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  const { payments } = words.admin;
  await goTo(visitor, words.admin.menu.payments);
  await page.getByText(payments.summary.fees).waitFor();
  await page.getByText(bakery).first().waitFor();
  await visitor.look(`71 payments ${who}`);
  await page.goto(`${ground.plateno.address}/admin/payments/${ground.paidId}/show`);
  await page.getByText(payments.events.OPENED).first().waitFor();
  await visitor.look(`72 payment ${who}`);
};

export const seeMerchant = async (visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  await goTo(visitor, words.admin.menu.merchants);
  await page.getByText(bakery).first().waitFor();
  await visitor.look(`73 merchants ${who}`);
  await page.getByText(bakery).first().click();
  await page.getByRole('heading', { level: 1, name: bakery }).waitFor();
  await visitor.look(`74 merchant ${who}`);
  await openTab(visitor, words.admin.menu.payments);
  await page.getByText(words.shared.status.payment.SUCCEEDED).first().waitFor();
  await visitor.look(`75 payments of a merchant ${who}`);
};

export const openTab = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** Documents of all merchants that the person may see, and one of them. */
export const seeInvoice = async (visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  await goTo(visitor, words.admin.menu.invoices);
  await page.getByText(words.shared.status.invoice.PAID).first().waitFor();
  await visitor.look(`80 invoices ${who}`);
  await page.getByText('0000000001').first().click();
  await page.getByRole('heading', { level: 2, name: words.admin.invoices.items }).waitFor();
  await page.getByRole('link', { name: bakery }).waitFor();
  await visitor.look(`81 invoice ${who}`);
};

export const seeLink = async (ground: Ground, visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  await goTo(visitor, words.admin.menu.links);
  await page.getByText(words.shared.status.link.PAID).first().waitFor();
  await visitor.look(`82 links ${who}`);
  await page.goto(`${ground.plateno.address}/admin/payment-links/${ground.linkId}/show`);
  await page.getByText(words.shared.status.payment.SUCCEEDED).first().waitFor();
  await visitor.look(`83 link ${who}`);
};

/** What the provider told and what runs in the background, the lists and one of each. */
export const seeOperations = async (ground: Ground, visitor: Visitor, who: string): Promise<void> => {
  const { page, words } = visitor;
  const { events, jobs, menu } = words.admin;
  await goTo(visitor, menu.events);
  await page.getByText(events.reasons.UNMATCHED).first().waitFor();
  await visitor.look(`84 provider events ${who}`);
  await page.goto(`${ground.plateno.address}/admin/provider-events/${ground.parkedId}/show`);
  await page.getByText(parkedEvent).first().waitFor();
  await visitor.look(`85 provider event ${who}`);
  await goTo(visitor, menu.jobs);
  await page.getByText(jobs.states.FAILED).first().waitFor();
  await visitor.look(`86 jobs ${who}`);
  await page.goto(`${ground.plateno.address}/admin/jobs/${ground.jobId}/show`);
  await page.getByRole('heading', { level: 1, name: /payments\.look/ }).waitFor();
  await visitor.look(`87 job ${who}`);
};
