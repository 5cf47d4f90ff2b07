import { systemFor, type Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WriteCreditNote, WriteInvoice } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { BillAuditLog } from '../domain/audit-actions.ts';
import { billOf, type BillPlan, type MonthFees, type WaitingMonth } from '../domain/bill.ts';
import { billBuyerOf, billVatOf } from '../domain/bill-buyer.ts';
import { BillChanged, BillNotFound } from '../domain/failures.ts';
import { issuedFact } from '../domain/merchant-facts.ts';
import { withoutTax, type PlanLine } from '../domain/plan-lines.ts';
import type { BillRows, BilledMerchant } from './bill-rows.ts';
import { billTexts } from './bill-texts.ts';
import { draftOfBill } from './draft-bill.ts';

/** What a run knows of one merchant before it bills it. */
export type ToBill = BilledMerchant &
  Readonly<{ fees: MonthFees | null; plans: readonly PlanLine[]; waiting: readonly WaitingMonth[] }>;

/** The run that bills the merchants. */
export type BillRunOf = Readonly<{
  actor: Actor;
  month: string;
  operator: MerchantRecord;
  today: BusinessDate;
  isDryRun: boolean;
}>;

/** What became of a bill; amounts in cents of a euro. BEFORE: another run had billed the merchant. */
export type Billed = Readonly<{
  merchantId: number;
  merchantName: string;
  outcome: BillPlan['outcome'] | 'BEFORE';
  feesMinor: bigint;
  planMinor: bigint;
  withheldMinor: bigint;
  creditedMinor: bigint;
  invoiceNumber: string | null;
}>;

type Deps = Readonly<{
  rows: BillRows;
  directory: Pick<MerchantDirectory, 'byId'>;
  writeInvoice: Pick<WriteInvoice, 'prepare' | 'write'>;
  writeCreditNote: Pick<WriteCreditNote, 'execute'>;
  config: Readonly<{ stripe: Readonly<{ routing: 'none' | 'direct' }> }>;
  messages: Messages;
  work: UnitOfWork;
  clock: Clock;
  audit: BillAuditLog;
  events: Events;
}>;

const isSame = (one: readonly WaitingMonth[], other: readonly WaitingMonth[]): boolean =>
  one.length === other.length && one.every(({ month }, place) => month === other[place]!.month);

/** Bills one merchant: rows and documents in one transaction, so that each bill exists once. */
export class BillMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BillChanged, and what the documents of the operator throw */
  async execute(run: BillRunOf, given: ToBill): Promise<Billed> {
    const merchant = await this.#deps.directory.byId(given.id);
    if (merchant === null) throw new BillNotFound();
    const buyer = billBuyerOf(merchant);
    const vat = billVatOf(run.operator.vatRegistration, buyer);
    const hasReturned = (given.fees?.returnedEarlierMinor ?? 0n) > 0n;
    const bill = billOf({
      ...given,
      plans: vat.isWithoutTax ? given.plans.map(withoutTax) : given.plans,
      earlier: hasReturned ? await this.#deps.rows.earlier(given.id) : [],
    });
    const said = {
      merchantId: merchant.id,
      merchantName: merchant.businessName,
      outcome: bill.outcome,
      feesMinor: bill.sums?.chargedMinor ?? 0n,
      planMinor: bill.sums?.planMinor ?? 0n,
      withheldMinor: bill.withheldMinor,
      creditedMinor: bill.credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      invoiceNumber: null,
    };
    if (bill.outcome === 'NOTHING') return said;
    const { month, today } = run;
    const isOwnAccount = this.#deps.config.stripe.routing === 'direct';
    const draft =
      bill.outcome === 'ISSUED'
        ? draftOfBill(this.#deps.messages, {
            merchant,
            buyer,
            vat,
            month,
            today,
            isOwnAccount,
            lines: bill.lines,
          })
        : null;
    return { ...said, ...(await this.#store(run, { given, merchant, bill, draft })) };
  }

  /** The VAT number of the buyer is asked for before the transaction. */
  async #store(
    run: BillRunOf,
    {
      given,
      merchant,
      bill,
      draft,
    }: Readonly<{
      given: ToBill;
      merchant: MerchantRecord;
      bill: BillPlan;
      draft: ReturnType<typeof draftOfBill> | null;
    }>,
  ): Promise<Pick<Billed, 'outcome' | 'invoiceNumber'>> {
    const { rows, work, writeInvoice } = this.#deps;
    const actor = systemFor('billing', run.operator.id);
    const withheld = bill.withheldMinor > 0n ? Money.ofMinor(bill.withheldMinor, 'EUR') : undefined;
    const prepared =
      draft === null
        ? null
        : await writeInvoice.prepare({ actor, draft, withheld, send: draft.customer.email !== null });
    if (run.isDryRun) return { outcome: bill.outcome, invoiceNumber: null };
    return work.transact(async () => {
      if (!(await this.#claim(run, merchant.id, bill))) return { outcome: 'BEFORE', invoiceNumber: null };
      const waiting = await rows.lockWaiting(run.month, merchant.id);
      if (!isSame(waiting, given.waiting)) throw new BillChanged();
      await this.#credit(run, merchant, bill);
      const invoiceId = prepared === null ? null : await writeInvoice.write(prepared);
      if (invoiceId !== null) await this.#issue(run, { merchantId: merchant.id, invoiceId, waiting, bill });
      await this.#record(run, { merchantId: merchant.id, invoiceId, bill });
      return {
        outcome: bill.outcome,
        invoiceNumber: invoiceId === null ? null : await rows.numberOf(invoiceId),
      };
    });
  }

  async #claim({ month }: BillRunOf, merchantId: number, { sums }: BillPlan): Promise<boolean> {
    const { rows, clock } = this.#deps;
    return sums === null || rows.claim({ merchantId, month, ...sums, madeAt: clock.now() });
  }

  /** Before the invoice: a credit note locks its document before the series of numbers. */
  async #credit(
    { operator, month }: BillRunOf,
    merchant: MerchantRecord,
    { credits }: BillPlan,
  ): Promise<void> {
    const { rows, writeCreditNote, messages } = this.#deps;
    const reason = billTexts(messages, merchant.language).returned(month);
    for (const { invoiceId, amountMinor } of credits) {
      const noteId = await writeCreditNote.execute({
        actor: systemFor('billing', operator.id),
        invoiceId,
        choose: () => ({ kind: 'DISCOUNT', amount: Money.ofMinor(amountMinor, 'EUR'), lines: null }),
        kind: 'OTHER',
        reason,
        send: true,
      });
      await rows.addNote({ merchantId: merchant.id, month, invoiceId: noteId, amountMinor });
    }
  }

  async #issue(
    { month, today }: BillRunOf,
    {
      merchantId,
      invoiceId,
      waiting,
      bill,
    }: Readonly<{
      merchantId: number;
      invoiceId: number;
      waiting: readonly WaitingMonth[];
      bill: BillPlan;
    }>,
  ): Promise<void> {
    const months = [...waiting.map((row) => row.month), ...(bill.sums === null ? [] : [month])];
    const { rows, events } = this.#deps;
    await rows.issue({ merchantId, months, invoiceId, billedOn: today });
    for (const issued of months) {
      const fact = issuedFact({ merchantId, month: issued, hasWaited: issued !== month });
      await events.publish(MerchantFactHappened, fact);
    }
  }

  async #record(
    { actor, month }: BillRunOf,
    {
      merchantId,
      invoiceId,
      bill,
    }: Readonly<{ merchantId: number; invoiceId: number | null; bill: BillPlan }>,
  ): Promise<void> {
    const { audit } = this.#deps;
    const subject = { type: 'merchant', id: merchantId } as const;
    const totalMinor = Number(bill.totalMinor);
    await (invoiceId === null
      ? audit.record({ actor, action: 'merchant.bill-waits', subject, data: { month, totalMinor } })
      : audit.record({ actor, action: 'merchant.billed', subject, data: { month, totalMinor, invoiceId } }));
  }
}
