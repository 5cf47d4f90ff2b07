import { systemFor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { WriteCreditNote, WriteInvoice } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { BillAuditLog } from '../domain/audit-actions.ts';
import type { BillPlan, WaitingMonth } from '../domain/bill.ts';
import { BillChanged } from '../domain/failures.ts';
import { issuedFact } from '../domain/merchant-facts.ts';
import type { BillRows } from './bill-rows.ts';
import type { Billed, BillRunOf } from './bill-run.ts';
import { billTexts } from './bill-texts.ts';

/** A bill that is ready to be stored. */
type ReadyBill = Readonly<{
  merchant: MerchantRecord;
  bill: BillPlan;
  /** The months that the bill was made for. */
  waiting: readonly WaitingMonth[];
  /** Its document; null: it waits. */
  prepared: Parameters<WriteInvoice['write']>[0] | null;
}>;

type Deps = Readonly<{
  rows: BillRows;
  writeInvoice: Pick<WriteInvoice, 'write'>;
  writeCreditNote: Pick<WriteCreditNote, 'execute'>;
  messages: Messages;
  work: UnitOfWork;
  clock: Clock;
  audit: BillAuditLog;
  events: Events;
}>;

const isSame = (one: readonly WaitingMonth[], other: readonly WaitingMonth[]): boolean =>
  one.length === other.length && one.every(({ month }, place) => month === other[place]!.month);

/** Stores a bill: rows and documents in one transaction, so that each bill exists once. */
export class StoreBill {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BillChanged, and what the documents of the operator throw */
  execute(
    run: BillRunOf,
    { merchant, bill, prepared, ...given }: ReadyBill,
  ): Promise<Pick<Billed, 'outcome' | 'invoiceNumber'>> {
    const { rows, work, writeInvoice } = this.#deps;
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
