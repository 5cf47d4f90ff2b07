import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '#kernel/jobs.ts';
import { Money } from '#kernel/money.ts';
import { messages } from '#messages/message-catalogue.ts';
import { letterToMerchant } from '#modules/merchants/adapters/mail/letter-to-merchant.ts';
import { SqlMerchantMailLog } from '#modules/merchants/adapters/postgres/sql-merchant-mail-log.ts';
import { SendMerchantMail } from '#modules/merchants/application/send-merchant-mail.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { toMerchant, type MerchantMailRequest } from '#modules/merchants/application/merchant-letters.ts';
import { sqlReportReads } from '#modules/reports/adapters/postgres/sql-report-reads.ts';
import {
  enqueueMonthlyReports,
  SendMonthlyReport,
  type MonthlyReportJob,
} from '#modules/reports/application/send-monthly-reports.ts';
import { Config } from '#platform/config.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { MailedLetters } from '#platform/mail/mailed-letters.ts';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';

let inbox: SmtpInbox;
let fixture: InvoicesFixture;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  fixture = await createInvoicesFixture({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await fixture.close();
  await inbox.close();
});

const firstMorning = { now: () => new Date('2026-12-01T06:00:00Z') };

/** A queue that records what is enqueued. */
const recordedJobs = () => {
  const recorded: object[] = [];
  const jobs: Jobs = { enqueue: async (_type, data) => void recorded.push(data) };
  return { jobs, recorded };
};

const paid = (merchantId: number, at: string, minor: number) =>
  fixture.addPayment(merchantId, {
    succeededAt: new Date(at),
    amount: Money.ofMinor(minor, 'EUR'),
    chargeAmount: Money.ofMinor(minor, 'EUR'),
  });

/** The mails of a merchant that one run of the schedule enqueues. */
const mailsOf = async (merchantId: number): Promise<MerchantMailRequest[]> => {
  const reads = sqlReportReads(fixture);
  const months = recordedJobs();
  await enqueueMonthlyReports({ reads, jobs: months.jobs, clock: firstMorning });
  const mails = recordedJobs();
  const report = new SendMonthlyReport({ reads, jobs: mails.jobs, clock: firstMorning });
  for (const job of months.recorded as MonthlyReportJob[])
    if (job.merchantId === merchantId) await report.execute(job);
  return mails.recorded as MerchantMailRequest[];
};

const mailed = (): MailedLetters => {
  const config = fixture.get(Config);
  const letters = new MailedLetters({ mailer: new SmtpMailer(config.mail), messages, config });
  letters.know([letterWriter(toMerchant, async () => letterToMerchant)]);
  return letters;
};

const sender = () =>
  new SendMerchantMail({
    directory: fixture.get(MerchantDirectory),
    log: new SqlMerchantMailLog(fixture),
    letters: mailed(),
    clock: firstMorning,
    mailChoices: () => [],
  });

test('a month without a payment has no mail', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-11-30T22:00:00Z', 1_000); // 1 December in Sofia
  expect(await mailsOf(merchantId)).toEqual([]);
});

test('the mail has the figures of the month before, beside the same month a year before', async () => {
  const merchantId = await fixture.addMerchant({ taxId: null });
  await paid(merchantId, '2026-10-31T22:00:00Z', 10_000); // 1 November in Sofia
  await paid(merchantId, '2026-11-30T21:59:59Z', 5_000);
  await paid(merchantId, '2025-11-15T10:00:00Z', 12_000);
  await paid(merchantId, '2026-10-15T10:00:00Z', 700);
  expect(await mailsOf(merchantId)).toMatchObject([
    {
      kind: 'MONTHLY_REPORT',
      fact: '2026-11',
      month: '2026-11',
      count: 2,
      takingsMinor: 15_000,
      netMinor: 15_000,
      compared: { month: '2025-11', count: 1, takingsMinor: 12_000 },
    },
  ]);
});

test('a first year is compared with the month before', async () => {
  const merchantId = await fixture.addMerchant({ taxId: null });
  await paid(merchantId, '2026-11-15T10:00:00Z', 1_000);
  await paid(merchantId, '2026-10-15T10:00:00Z', 2_000);
  expect(await mailsOf(merchantId)).toMatchObject([{ compared: { month: '2026-10', takingsMinor: 2_000 } }]);
});

test.each([
  [
    'bg',
    'Вашият ноември 2026 г.: 90,00\u00a0€',
    '+50,0% спрямо октомври 2026 г. (60,00\u00a0€).',
    'Остава за вас',
  ],
  ['en', 'Your November 2026: €90.00', '+50.0% compared with October 2026 (€60.00).', 'You keep'],
])(
  'two workers and three mornings send a merchant one mail a month in its language: %s',
  async (language, subject, compared, kept) => {
    const merchantId = await fixture.addMerchant({ taxId: null });
    await fixture.database.rows('update merchants set language = :language where id = :merchantId', {
      merchantId,
      language,
    });
    await paid(merchantId, '2026-11-15T10:00:00Z', 9_000);
    await paid(merchantId, '2026-10-15T10:00:00Z', 6_000);
    const [mail] = await mailsOf(merchantId);
    const [again] = await mailsOf(merchantId);
    expect(again).toEqual(mail);
    const { email } = (await fixture.get(MerchantDirectory).byId(merchantId))!;
    const runs = await Promise.allSettled([1, 2, 3].map(() => sender().execute(mail!)));
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
    await sender().execute(again!);
    const received = inbox.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => readMail(raw));
    expect(received).toHaveLength(1);
    expect(received[0]!.headers.get('subject')).toBe(subject);
    const text = received[0]!.parts.find(({ type }) => type === 'text/plain')!.content.toString();
    expect(text).toContain(compared);
    // The last line of the figures, which end before an empty line and the button.
    expect(/^(.*): .*\s{2,}.*: http/m.exec(text)?.[1]).toBe(kept);
    expect(text).toContain('/merchant/reports?period=MONTH&on=2026-11-01');
  },
);
