import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Invitation } from '#contract/team/invitations.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { MonthDetails } from '#contract/closing/months.ts';
import { Messages } from '#kernel/messages.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import { mailJobs, type MailJob, type MailStage } from '#test/support/mails/mail-jobs.ts';
import { mailSubjects, shownAt, type ShownAt } from '#test/support/mails/mail-subjects.ts';

let shop: TestApplication;
let stage: MailStage;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, writesToMerchants: true, writesToUsers: true });
  const merchant = await shop.addMerchant();
  const { id } = merchant;
  const { userId } = accepted(await merchant.api.get<{ userId: number }>('/auth/session'));
  await shop.registerForVat(id);
  await shop.database.rows(
    `update merchants set created_at = '1999-01-01', iban = 'BG80BNBG96611020345678' where id = :id`,
    { id },
  );
  const closedMonth = '2001-10';
  accepted(await merchant.api.post(`/months/me/${closedMonth}/close`, {}));
  await shop.database.rows(
    `insert into mail_choices (merchant_id, event, is_on, changed_at) values (:id, 'PAYMENT_RECEIVED', true, now())`,
    { id },
  );
  const accountant = await shop.addStaff('ACCOUNTANT');
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [id] }));
  const { email } = accepted(await accountant.api.get<{ email: string }>('/auth/session'));
  const items = [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 20 }];
  const customer = { kind: 'PERSON', name: 'Иван Петров' };
  const invoice = accepted(
    await merchant.api.post<Invoice>('/invoices', { currency: 'EUR', customer, items }),
  );
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const { invoiceId } = await shop.payment(checkout.paymentId);
  const paid = { paymentId: checkout.paymentId, invoiceId: invoiceId! };
  stage = { shop, merchant, userId, accountant: { ...accountant, email }, invoice, paid, closedMonth };
});
afterAll(() => shop.stop());

test('each mail of the catalogues has a job that sends it', async () => {
  expect(mailJobs.map(([subject]) => subject).toSorted()).toEqual((await mailSubjects()).toSorted());
});

const ask = async <T>(api: ApiClient, path: string): Promise<T> => accepted(await api.get<T>(path));
const refusals = () =>
  shop.database.rows<{ digest: string }>(`select encode(digest, 'hex') as digest from refused_emails`);
const digestOf = async (email: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email))).toString('hex');

/** What people and the back office are shown of the refusal. */
const shown: Readonly<Record<ShownAt, (job: MailJob) => Promise<unknown>>> = {
  account: async ({ to }) => {
    const isAccountant = to === stage.accountant.email;
    const id = isAccountant ? stage.accountant.id : stage.userId;
    const { refusedEmail } = await ask<{ refusedEmail?: string }>(shop.admin, `/users/${id}`);
    return refusedEmail === to;
  },
  merchant: async ({ to }) => {
    const read = (api: ApiClient, path: string) => ask<{ refusedEmail?: string }>(api, path);
    const { refusedEmail } = await read(shop.admin, `/merchants/${stage.merchant.id}`);
    return refusedEmail === to;
  },
  'merchant and accountant': (job) => shown.merchant(job),
  invitation: async ({ to }) => {
    const rows = await ask<Invitation[]>(stage.merchant.api, '/merchants/me/invitations');
    return rows.find(({ email }) => email === to)?.isEmailRefused === true;
  },
  month: async () => {
    const month = await ask<MonthDetails>(stage.merchant.api, `/months/me/${stage.closedMonth}`);
    return month.refusedAt !== undefined;
  },
  document: async ({ job, data, to }) => {
    // The payer's address of a refused request is that of the receipt.
    if (job === 'invoices.mail-buyer-refusal') return true;
    const [row] = await shop.database.rows<{ invoiceId: number }>(
      'select invoice_id as "invoiceId" from invoice_deliveries where id = :deliveryId',
      data as { deliveryId: number },
    );
    const { deliveries } = await ask<Invoice>(shop.admin, `/invoices/${row!.invoiceId}`);
    return deliveries.find(({ recipient }) => recipient === to)?.state === 'FAILED';
  },
  nowhere: async () => true,
};

/** A job of one mail may need another status. */
const restore = async (): Promise<void> => {
  const { merchant, userId: id } = stage;
  await shop.database.rows('delete from refused_emails');
  await shop.database.rows(`update users set status = 'ACTIVE' where id = :id`, { id });
  await shop.database.rows(
    `update merchants set status = 'ACTIVE', vat_registration = 'FULL' where id = :id`,
    merchant,
  );
};

test.each(mailJobs)(
  '%s: refused for good, it ends its job after one try, and the refusal is recorded and shown',
  async (subject, make) => {
    await restore();
    const job = await make(stage);
    const said = vi.spyOn(shop.application.resolve(Messages), 'say');
    shop.mailbox.failNext({ at: 'recipient', code: 550, to: job.to });
    const tries = shop.mailbox.conversations(job.to);
    const handler = shop.application.contributions.jobs.find(({ name }) => name === job.job)!;
    await expect(handler.handle(job.data)).resolves.toBeUndefined();
    const subjects = new Set(await mailSubjects());
    expect(
      [...new Set(said.mock.calls.map(([, code]) => code))].filter((code) => subjects.has(code)),
    ).toEqual([subject]);
    said.mockRestore();
    expect(shop.mailbox.conversations(job.to) - tries).toBe(1);
    expect(await refusals()).toEqual([{ digest: await digestOf(job.to) }]);
    expect(await shown[shownAt(subject)](job)).toBe(true);
  },
);
