import type { JobHandler } from '#kernel/jobs.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';
import { openSmtpInbox } from '#test/support/smtp-inbox.ts';

/** The invoices fixture with an inbox for its mails, and the job that mails a delivery. */
export const openInvoiceMails = async () => {
  const inbox = await openSmtpInbox();
  const fixture = await createInvoicesFixture({ smtpUrl: inbox.url });
  const mailReceipt: JobHandler = fixture.parts.jobs!.find(({ name }) => name === 'invoices.mail-receipt')!;
  const close = async (): Promise<void> => {
    await fixture.close();
    await inbox.close();
  };
  return { inbox, fixture, mailReceipt, close };
};
export type InvoiceMails = Awaited<ReturnType<typeof openInvoiceMails>>;
