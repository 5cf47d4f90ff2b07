import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desk, type Visitor } from './support/visitor.ts';

export const bakery = 'Пекарна „Липа“ ООД';
export const bookshop = 'Книжарница „Перо“ ООД';
export const customerEmail = 'maria@example.bg';
export const waiting = 'Чака ЕООД';
/** A job that nobody works on. */
export const forgotten = 'nobody.works';
export const parkedEvent = 'evt_parked';

/** A merchant that was paid, one that waits for approval, and one of everything that waits for a person. */
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
  await plateno.returnFrom(checkout);
  await sellElsewhere(plateno);
  const accountantId = await assign(plateno, merchant.id);
  const [invoice] = accepted(await merchant.api.get<{ id: number; invoiceNumber: string }[]>('/invoices/me'));
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
    ...left,
  };
};

/** Paid, failed and still open, so that no figure of one merchant is that of all. */
const sellElsewhere = async (plateno: Installation): Promise<void> => {
  const shop = await plateno.addMerchant({ businessName: bookshop });
  const checkouts = [];
  for (const amount of [30, 7, 9]) {
    checkouts.push(await plateno.openCheckout(await plateno.createLink(shop, { amount })));
  }
  await payOnPage(checkouts[0]!.checkoutUrl, cards.paid);
  await plateno.returnFrom(checkouts[0]!);
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

/** A parked event, a failed and an overdue job, a payment to look at, a document that was not sent, a locked login. */
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

/** Signs in at a desk, in Bulgarian. */
export const arrive = async ({ plateno }: Fixture, username: string): Promise<Visitor> => {
  const visitor = await plateno.welcome('bg', desk);
  const { page } = visitor;
  await page.goto(`${plateno.address}/login`);
  await signIn(visitor, username, staffPassword);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${plateno.address}/admin`);
  return visitor;
};

/** To an address of the back office without loading it all anew, as every link in it does. */
export const open = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/admin${path}`);
