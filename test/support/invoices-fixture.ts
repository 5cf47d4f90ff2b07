import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Container } from 'inversify';
import { pino } from 'pino';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events, subscription } from '#kernel/events.ts';
import { MerchantFactHappened, type MerchantFact } from '#kernel/merchant-fact.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Random } from '#kernel/random.ts';
import { Money } from '#kernel/money.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { findInvoice } from '#modules/invoices/adapters/postgres/find-invoice.ts';
import { invoiceOf } from '#modules/invoices/adapters/postgres/invoice-record.ts';
import { InvoiceModel } from '#modules/invoices/adapters/postgres/invoice-models.ts';
import { ublOfDocument } from '#modules/closing/adapters/files/ubl-of-document.ts';
import { SqlMonthCloses } from '#modules/closing/adapters/postgres/sql-month-closes.ts';
import { ContentsOfPayments, UblFiles } from '#modules/invoices/index.ts';
import { ClosedMonths } from '#modules/merchants/index.ts';
import { invoicesModule } from '#modules/invoices/invoices.module.ts';
import { accountsModule } from '#modules/accounts/accounts.module.ts';
import { customersModule } from '#modules/customers/customers.module.ts';
import { linksModule } from '#modules/links/links.module.ts';
import { merchantsModule } from '#modules/merchants/merchants.module.ts';
import { PaymentRefunded, PaymentSucceeded } from '#modules/payments/index.ts';
import { paymentsModule } from '#modules/payments/payments.module.ts';
import { ratesModule } from '#modules/rates/rates.module.ts';
import { MerchantUserAccounts, UserAccounts } from '#modules/users/index.ts';
import { DatabaseAuditLog } from '#platform/audit/database-audit-log.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config, readConfig } from '#platform/config.ts';
import { type Database, DatabaseToken } from '#platform/database/database.ts';
import { type Transactions, TransactionsToken } from '#platform/database/transactions.ts';
import { resolve, type Key } from '#platform/di.ts';
import { InProcessEvents } from '#platform/events/in-process-events.ts';
import { Log } from '#platform/log.ts';
import { Meters, MetersToken } from '#platform/metrics/meters.ts';
import type { BossJobs } from '#platform/jobs/boss-jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { MailedLetters } from '#platform/mail/mailed-letters.ts';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { RecordedExports } from '#platform/exports/recorded-exports.ts';
import { cryptoRandom } from '#platform/random.ts';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { messages } from '#messages/message-catalogue.ts';
import { openTestDatabase } from './open-database.ts';
import { openJobs } from './open-jobs.ts';
import { insertMerchant, insertPayment, insertRefund, type MerchantFacts } from './insert-rows.ts';
import { openWorkerPrinter } from './worker-printer.ts';

type PaymentRefundedLines = readonly Readonly<{ line: number; quantity?: string }>[] | null;
type StoredInvoice = Readonly<{ id: number; invoiceNumber: string; lines: readonly object[] }>;

const unreachableSmtp = 'smtp://127.0.0.1:1';
const silent = pino({ level: 'silent' });

/** The invoices module with real PostgreSQL, job queue, SMTP and the printer of the worker. */
export const createInvoicesFixture = async ({
  smtpUrl = unreachableSmtp,
  mailsPerHour = 500,
}: { smtpUrl?: string; mailsPerHour?: number } = {}) => {
  const opened = await openTestDatabase(20);
  const { database, transactions } = opened;

  const { jobs, close: closeJobs } = openJobs(opened, silent);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: opened.url,
    STRIPE_SECRET_KEY: 'sk_test_fixture',
    STRIPE_WEBHOOK_SECRET: 'whsec_fixture',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Plateno <receipts@plateno.example>',
    MAILS_PER_HOUR: String(mailsPerHour),
    SESSION_SECRET: 'x'.repeat(32),
    PASSWORD_PEPPER: 'x'.repeat(32),
    SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    // The checks of other fixtures would read a file of the default place, too.
    ANCHOR_FILE: join(tmpdir(), `plateno-anchors-${randomUUID()}.jsonl`),
  });
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = { now: () => now };
  const printer = openWorkerPrinter()!;
  const container = new Container();
  for (const module of [
    merchantsModule,
    ratesModule,
    accountsModule,
    customersModule,
    linksModule,
    paymentsModule,
    invoicesModule,
  ])
    module.bind(container);
  const events = new InProcessEvents();
  const letters = new MailedLetters({ mailer: new SmtpMailer(config.mail), messages, config });
  bindPlatform(container, { database, transactions, jobs, config, clock, printer, events, letters });
  const parts = resolve(container, invoicesModule.contributions);
  letters.know(parts.letters ?? []);
  const facts: MerchantFact[] = [];
  events.subscribe([
    ...(parts.subscriptions ?? []),
    subscription(MerchantFactHappened, async (fact) => void facts.push(fact), { stores: true }),
  ]);
  await jobs.open(parts.jobs ?? []);
  let merchants = 0;
  let orders = 0;

  const addMerchant = (facts: MerchantFacts = {}): Promise<number> =>
    insertMerchant(database, (merchants += 1), facts);
  const addPayment = (merchantId: number, facts: Partial<SucceededPayment> = {}): Promise<SucceededPayment> =>
    insertPayment(database, merchantId, (orders += 1), facts);

  /** Closes the link and publishes PaymentSucceeded in a transaction, as settling does. */
  const succeed = (payment: SucceededPayment, andThen: () => void = () => undefined): Promise<void> =>
    database.transact(async () => {
      await database.rows(
        `update payment_links set status = 'PAID', paid_at = coalesce(paid_at, :at) where id = :id and usage = 'SINGLE' and charge_amount_minor = :charge`,
        {
          id: payment.paymentLinkId,
          at: payment.succeededAt,
          charge: Number(payment.chargeAmount.minor),
        },
      );
      const [link] = await database.rows<{ invoiceId: number | null }>(
        'select invoice_id as "invoiceId" from payment_links where id = :id',
        { id: payment.paymentLinkId },
      );
      const facts = { fxRate: null, providerAccount: null, writtenInvoiceId: link?.invoiceId ?? null };
      await events.publish(PaymentSucceeded, { ...facts, ...payment });
      andThen();
    });

  /** Stores a succeeded refund and publishes PaymentRefunded. @returns the id of the refund */
  const refund = async (
    { paymentId, chargeAmount: charge }: SucceededPayment,
    minor: number,
    {
      refundedAt = new Date('2026-11-20T11:59:30Z'),
      note = null as string | null,
      lines = null as PaymentRefundedLines,
    } = {},
  ): Promise<number> => {
    const refundId = await insertRefund(database, paymentId, minor, charge.currency);
    const amount = Money.ofMinor(minor, charge.currency);
    await database.transact(() =>
      events.publish(PaymentRefunded, { paymentId, refundId, amount, note, lines, refundedAt }),
    );
    return refundId;
  };

  const pay = async (
    merchantId: number,
    facts: Partial<SucceededPayment> = {},
  ): Promise<SucceededPayment> => {
    const payment = await addPayment(merchantId, facts);
    await succeed(payment);
    return payment;
  };

  /** A merchant's documents in the order of their numbers, restored from their rows. */
  const documentsOf = async (merchantId: number) => {
    const rows = (await transactions
      .query(InvoiceModel)
      .where({ merchant_id: merchantId })
      .orderBy('number')
      .withGraphFetched('[lines, installments]')
      .modifyGraph('installments', (plan) => void plan.orderBy('seq'))
      .modifyGraph(
        'lines',
        (lines) => void lines.orderBy('position'),
      )) as unknown as readonly StoredInvoice[];
    return rows.map((row) => ({ id: row.id, invoiceNumber: row.invoiceNumber, invoice: invoiceOf(row) }));
  };

  /** What the checks of the module find in all stored documents. */
  const violations = async (): Promise<string[]> => {
    const context = { since: new Date(0), read: () => undefined, leaveOut: () => undefined };
    const found: string[] = [];
    for (const check of parts.checks ?? [])
      found.push(...(await check.violations(context)).map(({ record }) => record));
    return found;
  };

  const close = async (): Promise<void> => {
    await closeJobs();
    await opened.close();
  };

  return {
    database,
    testDatabase: opened,
    jobs,
    parts,
    clock,
    setNow: (instant: string): void => {
      now = new Date(instant);
    },
    addMerchant,
    addPayment,
    succeed,
    refund,
    events,
    pay,
    documentsOf,
    violations,
    close,
    findInvoice: findInvoice({ database, config }),
    get: <T>(key: Key<T>): T => resolve(container, key),
  };
};
export type InvoicesFixture = Awaited<ReturnType<typeof createInvoicesFixture>>;

type Platform = Readonly<{
  database: Database;
  transactions: Transactions;
  jobs: BossJobs;
  config: Config;
  clock: Clock;
  printer: HtmlPrinter;
  events: Events;
  letters: Letters;
}>;

const bindPlatform = (
  container: Container,
  { database, transactions, jobs, config, clock, printer, events, letters }: Platform,
): void => {
  const bind = <T>(key: Key<T>, value: T): void => void container.bind<T>(key).toConstantValue(value);
  bind(DatabaseToken, database);
  bind(ClosedMonths, new SqlMonthCloses({ database }));
  // No link was sent for a proforma.
  bind(UblFiles, ublOfDocument({ messages }));
  bind(ContentsOfPayments, { of: async () => null, issued: async () => undefined });
  bind(TransactionsToken, transactions);
  bind(UnitOfWork, database);
  bind(Jobs, jobs);
  bind(Events, events);
  const limits = new PostgresRateLimits({ transactions });
  const audit = new DatabaseAuditLog({ database, clock });
  bind(RateLimits, limits);
  bind(ListExports, new RecordedExports({ limits, audit, clock }));
  // The merchants module needs them; invoices do not use user accounts.
  bind(UserAccounts, {} as UserAccounts);
  bind(MerchantUserAccounts, {} as MerchantUserAccounts);
  bind(Config, config);
  bind(Clock, clock);
  bind(Random, cryptoRandom);
  bind(AuditLog, audit);
  bind(Log, silent);
  bind(MetersToken, new Meters());
  bind(Messages, messages);
  bind(HtmlPrinter, printer);
  bind(Letters, letters);
};
