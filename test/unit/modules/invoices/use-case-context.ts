import type { SignedIn } from '#kernel/actor.ts';
import type { AuditEntry } from '#kernel/audit.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import type { Money } from '#kernel/money.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { DeductAdvances } from '#modules/invoices/application/deduct-advances.ts';
import { InstallmentLinks } from '#modules/invoices/application/installment-links.ts';
import { InvoiceLimits } from '#modules/invoices/application/invoice-limits.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { NotifyHolders } from '#modules/invoices/application/notify-holders.ts';
import { SendInvoice } from '#modules/invoices/application/send-invoice.ts';
import { QueueReceipt } from '#modules/invoices/application/queue-receipt.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import type { LinkOfInvoice } from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { InMemoryCustomerDirectory } from '#test/fakes/in-memory-customer-directory.ts';
import { FakeInvoicePrinter } from '#test/fakes/fake-invoice-printer.ts';
import { FakeVatNumbers } from '#test/fakes/fake-vat-numbers.ts';
import { InMemoryMonthCloses } from '#test/fakes/in-memory-month-closes.ts';
import { InMemoryContentsOfPayments } from '#test/fakes/in-memory-contents-of-payments.ts';
import { InMemoryDrafts } from '#test/fakes/in-memory-drafts.ts';
import { InMemoryDeliveries } from '#test/fakes/in-memory-deliveries.ts';
import { InMemoryInvoiceNumbers } from '#test/fakes/in-memory-invoice-numbers.ts';
import { InMemoryInvoices } from '#test/fakes/in-memory-invoices.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { InMemoryReminders } from '#test/fakes/in-memory-reminders.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';
import { messages } from '#messages/message-catalogue.ts';
import { supplier } from './domain/sample-document.ts';

export const owner = (merchantId: number): SignedIn => ({
  kind: 'user',
  userId: 1,
  username: 'owner',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId,
  sessionId: 'session',
  isEmailVerified: true,
});
export const support: SignedIn = { ...owner(0), role: 'SUPPORT', merchantId: null };

const merchantOf = (id: number, about: Partial<MerchantRecord>): MerchantRecord =>
  ({
    ...supplier,
    id,
    status: 'ACTIVE',
    email: `merchant${id}@example.com`,
    language: 'bg',
    plan: 'GROWTH',
    isAccepting: true,
    ...about,
  }) as MerchantRecord;

/** Counts in memory, without the passing of time. */
/** The dependencies of the invoice use-cases in memory; now is 20 November 2026, 14:00 in Sofia. */
export const createContext = () => {
  const work = new InMemoryTransactions();
  const numbers = new InMemoryInvoiceNumbers(work);
  const invoices = new InMemoryInvoices({ numbers, work });
  const documentOf = (id: number) => invoices.all.find((one) => one.id === id);
  const deliveries = new InMemoryDeliveries(work, (id) => documentOf(id)?.document.customerEmail ?? null);
  const reminders = new InMemoryReminders();
  const merchants = new InMemoryMerchantDirectory();
  const audit: AuditEntry[] = [];
  const jobs: object[] = [];
  const letters = new RecordedLetters();
  const printer = new FakeInvoicePrinter();
  const vatNumbers = new FakeVatNumbers();
  for (const entries of [audit, jobs])
    work.track(() => {
      const length = entries.length;
      return () => void (entries.length = length);
    });
  let now = new Date('2026-11-20T12:00:00.000Z');
  const clock = { now: () => now };
  const links = {
    open: new Set<number>(),
    cancelled: [] as number[],
    paid: [] as number[],
    /** Sums of the first links of written invoices. */
    created: [] as Money[],
    /** Open sums over which further links were made, in minor units. */
    asked: [] as number[],
    invoices: new Map<number, number>(),
    last: 100,
  };
  const viewOf = (id: number): InvoiceView | null => {
    const found = documentOf(id);
    if (found === undefined) return null;
    const { document, lifecycle } = found;
    return {
      ...document,
      id,
      invoiceNumber: String(document.number).padStart(10, '0'),
      isTest: document.series === 'TEST',
      status: lifecycle.status,
      annulledAt: lifecycle.annulledAt?.toISOString() ?? null,
      advances: [],
      installments: [],
    } as unknown as InvoiceView;
  };
  const isVisible = (visibility: Visibility, merchantId: number): boolean =>
    visibility === 'all' || visibility.includes(merchantId);
  const receipts = new QueueReceipt({
    deliveries,
    jobs: { enqueue: async (_, data) => void jobs.push(data) },
    random: { uuid: () => String((links.last += 1)), token: () => 'token', bytes: () => new Uint8Array() },
    clock,
    work,
    mailDomain: 'plateno.example',
  });
  const linksOfInvoices = {
    assignInvoice: async (id: number, invoiceId: number) => void links.invoices.set(id, invoiceId),
    payableToken: async (id: number) => (links.open.has(id) ? 'token' : null),
    invoiceOf: async (id: number) => links.invoices.get(id) ?? null,
    lockOfInvoice: async () => undefined,
    closeOfInvoice: async (invoiceId: number, status: string) => {
      for (const [id, of] of links.invoices) {
        if (of !== invoiceId || !links.open.delete(id)) continue;
        (status === 'PAID' ? links.paid : links.cancelled).push(id);
      }
    },
    openOfInvoice: async () => [],
    openForInvoice: async ({ invoiceId, amount }: LinkOfInvoice) => {
      const id = (links.last += 1);
      links.open.add(id);
      links.invoices.set(id, invoiceId);
      links.asked.push(Number(amount.minor));
      return id;
    },
  };
  const installmentLinks = new InstallmentLinks({
    paidByCard: async () => new Map(),
    links: linksOfInvoices,
    clock,
  });
  const deps = {
    work,
    contents: new InMemoryContentsOfPayments(),
    closedMonths: new InMemoryMonthCloses(),
    drafts: new InMemoryDrafts(),
    installmentLinks,
    isPaidElsewhere: async () => false,
    mailedProofs: { ublOf: async () => null, proofUrlOf: () => null },
    deductAdvances: new DeductAdvances({ invoices, messages }),
    numbers,
    invoices,
    deliveries,
    reminders,
    clock,
    receipts,
    messages,
    audit: { record: async (entry: AuditEntry) => void audit.push(entry) },
    limits: new InvoiceLimits({ counts: new InMemoryRateLimits(), mailsPerHour: 500 }),
    notifyHolders: new NotifyHolders({ deliveries, receipts }),
    merchants,
    findInvoice: async (id: number, visibility: Visibility) => {
      const view = viewOf(id);
      return view !== null && isVisible(visibility, view.merchantId) ? view : null;
    },
    documents: {
      of: async ([paymentId]: readonly number[]) => {
        const found = invoices.all.find(({ document }) => document.paymentId === paymentId);
        return new Map(
          found === undefined ? [] : [[paymentId!, { invoiceId: found.id, invoiceNumber: '0000000001' }]],
        );
      },
    },
    exchangeRates: { euroRateOn: async () => ({ rate: EuroRate.parse('1'), day: null }) },
    customerDirectory: new InMemoryCustomerDirectory(),
    createLink: {
      execute: async ({ amount }: Readonly<{ amount: Money }>) => {
        links.created.push(amount);
        links.open.add((links.last += 1));
        return { id: links.last } as never;
      },
    },
    links: linksOfInvoices,
    printer,
    vatNumbers,
    storeVatCheck: vatNumbers.store,
    letters,
    logos: new InMemoryLogos(),
    jobs: {
      enqueue: async (_: unknown, data: object) => void jobs.push(data),
    },
  };
  return {
    deps: { ...deps, sendInvoice: new SendInvoice(deps) },
    audit,
    queuedJobs: jobs,
    letters,
    cancelledLinks: links.cancelled,
    links,
    addMerchant: (id: number, about: Partial<MerchantRecord> = {}): number => {
      merchants.set(merchantOf(id, about));
      return id;
    },
    setNow: (instant: string): void => {
      now = new Date(instant);
    },
  };
};
export type Context = ReturnType<typeof createContext>;
