import { Clock } from '#kernel/clock.ts';
import { system } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import type { Plan } from '#kernel/plans.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { RunBills, type BillRunResult } from '#modules/billing/index.ts';
import { entry } from '#modules/payments/domain/ledger.ts';
import { SqlLedger } from '#modules/payments/adapters/postgres/sql-ledger.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { override, type Override } from '#platform/di.ts';
import { compose, type Application } from '#src/composition.ts';
import { checkInvariants } from '#test/support/application.ts';
import { insertMerchant, insertPayment, type MerchantFacts } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const operatorFacts: MerchantFacts = {
  businessName: '„Платено“ АД',
  taxId: '175074752',
  iban: 'BG80BNBG96611020345678',
};

/** The environment of a product whose jobs and mails wait. */
export const billingEnv = (url: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: url,
  OPERATOR_MERCHANT_ID: '1',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Plateno <no-reply@plateno.example>',
  SESSION_SECRET: 'billing-billing-billing-billing-billing',
  PASSWORD_PEPPER: 'billing-billing-billing-billing-billing',
  SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
});

type Fee = Readonly<{
  at: string;
  /** In minor units of the currency; below zero: given back. */
  minor: number;
  currency?: ChargeCurrency;
  /** Units of the currency per euro. */
  rate?: string;
  /** Kept by the provider from a charge in this account. */
  account?: string | null;
}>;

/** An installation with its operator at a clock of its own; the first merchant is the operator. */
export const openBilling = async (about: Readonly<{ operator?: MerchantFacts }> = {}) => {
  const opened = await openTestDatabase();
  const { database } = opened;
  let now = new Date('2026-11-01T04:00:00Z');
  const clock: Clock = { now: () => now };
  const ledger = new SqlLedger({ database });
  let merchants = 0;
  let orders = 0;
  const open = (
    variables: NodeJS.ProcessEnv = {},
    overrides: readonly Override[] = [],
  ): Promise<Application> =>
    compose(readConfig({ ...billingEnv(opened.url), ...variables }), [override(Clock, clock), ...overrides]);
  const addMerchant = async (facts: MerchantFacts = {}): Promise<number> => {
    merchants += 1;
    const id = await insertMerchant(database, merchants, {
      vatRegistration: 'NONE',
      vatNumber: null,
      ...facts,
    });
    await database.rows(`update merchants set created_at = '2026-01-05T10:00:00Z' where id = :id`, { id });
    return id;
  };
  const operatorId = await addMerchant({
    ...operatorFacts,
    vatRegistration: 'FULL',
    vatNumber: 'BG175074752',
    ...about.operator,
  });
  const application = await open();

  /** A fee, or what is given back of one, as the ledger books it. @returns the payment */
  const book = async (
    merchantId: number,
    { at, minor, currency = 'EUR', rate = '1', account = null }: Fee,
    ofPayment?: number,
  ): Promise<number> => {
    orders += 1;
    const amount = Money.ofMinor(10_000, currency);
    const paymentId =
      ofPayment ??
      (
        await insertPayment(database, merchantId, orders, {
          amount,
          chargeAmount: amount,
          eurRate: EuroRate.parse(rate).toString(),
          succeededAt: new Date(at),
        })
      ).paymentId;
    if (account !== null)
      await database.rows('update payments set provider_account = :account where id = :paymentId', {
        account,
        paymentId,
      });
    const fee = Money.ofMinor(minor, currency);
    const kind = ofPayment === undefined ? ('PAYMENT' as const) : ('FEE_DIFFERENCE' as const);
    await database.transact(() =>
      ledger.book(
        {
          kind,
          source: `test:${paymentId}:${orders}`,
          paymentId,
          entries: [entry('PLATFORM_REVENUE', fee.negated()), entry('MERCHANT_PAYABLE', fee, merchantId)],
        },
        new Date(at),
      ),
    );
    return paymentId;
  };

  /** A refund, which gives back no fee. */
  const refund = async (merchantId: number, paymentId: number, at: string): Promise<void> => {
    const amount = Money.ofMinor(500, 'EUR');
    const entries = [
      entry('PROVIDER_RECEIVABLE', amount.negated()),
      entry('MERCHANT_PAYABLE', amount, merchantId),
    ];
    const about = { kind: 'REFUND', source: `refund:${paymentId}`, paymentId, entries } as const;
    await database.transact(() => ledger.book(about, new Date(at)));
  };

  /** The database refuses the bills of the merchant; null: of none. */
  const refuseBills = async (merchantId: number | null): Promise<void> => {
    const owner = openDatabase(opened.migratorUrl, { size: 1 });
    await owner.database.rows('alter table platform_bills drop constraint if exists refused');
    if (merchantId !== null)
      await owner.database.rows(
        `alter table platform_bills add constraint refused check (merchant_id <> ${merchantId}) not valid`,
      );
    await owner.close();
  };

  /** A plan from a day on. */
  const plan = async (
    merchantId: number,
    of: Plan,
    from: string,
    kind: 'PAID' | 'TRIAL' | 'GIVEN' = 'PAID',
  ) => {
    await database.rows(
      `select enter_plan(:merchantId, :of, :kind, cast(:from as date), 'system:tests', null, now())`,
      {
        merchantId,
        of,
        kind,
        from,
      },
    );
  };

  const run = (
    month: string,
    more: Readonly<{ isDryRun?: boolean }> = {},
    of = application,
  ): Promise<BillRunResult> => of.resolve(RunBills).execute({ actor: system('tests'), month, ...more });

  type Row = Readonly<{
    month: string;
    charged: number;
    returned: number;
    taken: number;
    plan: number;
    invoiceId: number | null;
    total: number | null;
    tax: number | null;
    status: string | null;
    paid: number | null;
    ground: string | null;
    document: string | null;
  }>;
  /** The rows of a merchant with their documents. */
  const bills = (merchantId: number): Promise<Row[]> =>
    database.rows<Row>(
      `select b.month, b.charged_minor as charged, b.returned_minor as returned, b.taken_minor as taken,
         b.plan_minor as plan, b.invoice_id as "invoiceId", i.total_minor as total, i.tax_minor as tax, i.status,
         i.paid_minor as paid, i.vat_ground as ground, i.buyer::text as document
       from platform_bills b left join invoices i on i.id = b.invoice_id
       where b.merchant_id = :merchantId order by b.month`,
      { merchantId },
    );
  const notes = (merchantId: number) =>
    database.rows<{ month: string; minor: number; corrects: number }>(
      `select n.month, n.amount_minor as minor, i.corrects_invoice_id as corrects
       from platform_bill_notes n join invoices i on i.id = n.invoice_id where n.merchant_id = :merchantId order by n.id`,
      { merchantId },
    );
  return {
    application,
    database,
    url: opened.url,
    operatorId,
    clock,
    open,
    addMerchant,
    book,
    refund,
    refuseBills,
    plan,
    run,
    bills,
    notes,
    /** Sets the clock. */
    at: (instant: string): void => void (now = new Date(instant)),
    today: (): BusinessDate => now.toISOString().slice(0, 10) as BusinessDate,
    doctor: () => checkInvariants(application, /^doctor\.bill/),
    close: async (): Promise<void> => {
      await application.close();
      await opened.close();
    },
  };
};
export type Billing = Awaited<ReturnType<typeof openBilling>>;
