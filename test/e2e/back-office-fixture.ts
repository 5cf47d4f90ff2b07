import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { goOnSignedIn, openSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desktop, type Visitor } from './support/visitor.ts';

export const bakery = 'Пекарна „Липа“ ООД';
export const bookshop = 'Книжарница „Перо“ ООД';
export const customerEmail = 'maria@example.bg';
export const waiting = 'Чака ЕООД';
/** A job without a worker. */
export const forgotten = 'tests.without-worker';
export const parkedEvent = 'evt_parked';
/** The API key of a merchant's program, and the address of its webhook endpoint, where nothing listens. */
export const program = { key: 'Каса на магазина', url: 'http://127.0.0.1:65530/plateno' } as const;

/** A merchant with payments, a PENDING one, and one attention item of each kind. */
export const openBackOffice = async () => {
  const plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('podkrepa', 'SUPPORT');
  await plateno.addStaff('kantora', 'ACCOUNTANT');
  const merchant = await plateno.addMerchant({ businessName: bakery });
  await plateno.registerMerchant({ businessName: waiting });
  const link = await plateno.createLink(merchant, { amount: 50 });
  const checkout = await plateno.openCheckout(link, { customerName: 'Мария Георгиева', customerEmail });
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await plateno.returnPaid(checkout);
  await sellElsewhere(plateno);
  const accountantId = await assign(plateno, merchant.id);
  const [invoice] = accepted(await merchant.api.get<{ id: number; invoiceNumber: string }[]>('/invoices/me'));
  const endpointId = await connectProgram(merchant);
  const left = await leaveThingsToDo(plateno, merchant);
  return {
    plateno,
    merchant,
    accountantId,
    paidId: checkout.paymentId,
    invoiceId: invoice!.id,
    invoiceNumber: invoice!.invoiceNumber,
    paymentLinkId: link.id,
    token: link.uniqueToken,
    endpointId,
    ...left,
  };
};

/** Payments of all outcomes, so that each figure of one merchant differs from that of all. */
const sellElsewhere = async (plateno: Installation): Promise<void> => {
  const shop = await plateno.addMerchant({ businessName: bookshop });
  const checkouts = [];
  for (const amount of [30, 7, 9]) {
    checkouts.push(await plateno.openCheckout(await plateno.createLink(shop, { amount })));
  }
  await payOnPage(checkouts[0]!.checkoutUrl, cards.paid);
  await plateno.returnPaid(checkouts[0]!);
  await plateno.database.rows(`update payments set status = 'FAILED' where id = ${checkouts[1]!.paymentId}`);
};

type Merchant = Awaited<ReturnType<Installation['addMerchant']>>;

const assign = async ({ admin }: Installation, merchantId: number): Promise<number> => {
  const { content } = accepted(
    await admin.get<{ content: { id: number }[] }>('/users?page=0&size=1&search=kantora'),
  );
  const { id } = content[0]!;
  accepted(await admin.put(`/users/${id}/merchants`, { merchantIds: [merchantId] }));
  return id;
};

/** A key, and an endpoint with a test that waits. @returns the id of the endpoint */
const connectProgram = async ({ api }: Merchant): Promise<number> => {
  accepted(await api.post('/api-keys', { name: program.key, scopes: ['links:write', 'payments:read'] }));
  const { id } = accepted(
    await api.post<{ id: number }>('/webhook-endpoints', { url: program.url, types: ['month.closed'] }),
  );
  accepted(await api.post(`/webhook-endpoints/${id}/test`));
  return id;
};

/** A parked event, a failed and an overdue job, a payment for review, an unsent document, a locked user. */
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
  await database.rows(
    `update payments set status = 'PROCESSING', mismatch = 'AMOUNT_MISMATCH' where id = ${paymentId}`,
  );
  await database.rows(`select pgboss.create_queue('${forgotten}', '{"policy":"standard"}')`);
  await database.rows(
    `insert into pgboss.job (name, start_after) values ('${forgotten}', now() - interval '1 hour')`,
  );
  const { id } = accepted(await merchant.api.post<{ id: number }>('/invoices/test-create'));
  await database.rows(
    `insert into invoice_deliveries (invoice_id, kind, state, recipient, message_id, requested_by, created_at)
     values (${id}, 'SENT_BY_MERCHANT', 'FAILED', 'kupuvach@example.bg', '<1@plateno.example>', 'user:1', now())`,
  );
  const [login] = accepted(await admin.get<{ id: number }[]>(`/merchants/${merchant.id}/users`));
  accepted(await admin.post(`/users/${login!.id}/lock`));
  return { testInvoiceId: id, parkedId: event!.id, jobId: job!.id, mismatchedId: paymentId };
};

export type Fixture = Awaited<ReturnType<typeof openBackOffice>>;

/** Signs in on a desktop, in Bulgarian. @param path under `/admin` */
export const arrive = async ({ plateno }: Fixture, username: string, path = ''): Promise<Visitor> => {
  const visitor = await plateno.welcome('bg', desktop);
  await openSignedIn(visitor, plateno, { username, password: staffPassword }, `/admin${path}`);
  return visitor;
};

/** As `arrive`, as the administrator whose back office stays open from one test of the file to the next. */
export const goOn = async ({ plateno }: Fixture, path = ''): Promise<Visitor> => {
  const visitor = await plateno.sameVisitor('bg', desktop);
  await goOnSignedIn(visitor, plateno, { username: 'silviya', password: staffPassword }, `/admin${path}`);
  return visitor;
};

/** Opens a path of the back office without a page load, as its links do. */
export const open = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/admin${path}`);
