import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoicesWorld, type InvoicesWorld } from '#test/support/invoices-world.ts';
import { openSmtpInbox } from '#test/support/smtp-inbox.ts';

let world: InvoicesWorld;
beforeAll(async () => {
  const inbox = await openSmtpInbox();
  world = await createInvoicesWorld({ smtpUrl: inbox.url });
  // Nobody listens there any more.
  await inbox.close();
});
afterAll(() => world.close());

test('while the mail server is away the receipt stays queued, and every try is counted with its reason', async () => {
  await world.pay(await world.addMerchant());
  const [delivery] = await world.database.rows<{ id: number }>('select id from invoice_deliveries');
  const job = world.parts.jobs!.find(({ name }) => name === 'invoices.mail-receipt')!;

  for (let times = 0; times < 2; times += 1) {
    await expect(job.handle({ deliveryId: delivery!.id })).rejects.toThrow('ECONNREFUSED');
  }
  const rows = await world.database.rows('select state, attempts, last_error from invoice_deliveries');
  expect(rows).toEqual([
    { state: 'QUEUED', attempts: 2, last_error: expect.stringContaining('ECONNREFUSED') as string },
  ]);
});

test('the job is tried for longer than any hour without a mail server', () => {
  const { retries } = world.parts.jobs!.find(({ name }) => name === 'invoices.mail-receipt')!;
  // The queue waits 2, 4, 8 … seconds, an hour at the longest.
  const pauses = Array.from({ length: retries }, (_, again) => Math.min(2 ** (again + 1), 3_600));
  expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(2 * 3_600);
});
