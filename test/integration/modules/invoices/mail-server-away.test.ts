import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { openSmtpInbox } from '#test/support/smtp-inbox.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  const inbox = await openSmtpInbox();
  fixture = await createInvoicesFixture({ smtpUrl: inbox.url });
  // The port is closed from here on.
  await inbox.close();
});
afterAll(() => fixture.close());

test('a receipt stays QUEUED while the mail server is unavailable, and each attempt is counted with its reason', async () => {
  await fixture.pay(await fixture.addMerchant());
  const [delivery] = await fixture.database.rows<{ id: number }>('select id from invoice_deliveries');
  const job = fixture.parts.jobs!.find(({ name }) => name === 'invoices.mail-receipt')!;

  for (let times = 0; times < 2; times += 1) {
    await expect(job.handle({ deliveryId: delivery!.id })).rejects.toThrow('ECONNREFUSED');
  }
  const rows = await fixture.database.rows('select state, attempts, last_error from invoice_deliveries');
  expect(rows).toEqual([
    { state: 'QUEUED', attempts: 2, last_error: expect.stringContaining('ECONNREFUSED') as string },
  ]);
});

test('the mail job is retried for more than two hours', () => {
  const { retries } = fixture.parts.jobs!.find(({ name }) => name === 'invoices.mail-receipt')!;
  // Exponential backoff of the queue: 2, 4, 8 … seconds, at most an hour.
  const pauses = Array.from({ length: retries }, (_, again) => Math.min(2 ** (again + 1), 3_600));
  expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(2 * 3_600);
});
