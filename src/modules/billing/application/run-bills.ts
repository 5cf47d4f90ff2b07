import { isTrusted, mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { daysOf, isMonthOver } from '#kernel/month.ts';
import type { planPriceLists } from '#kernel/plans.ts';
import { pricedDaysOf, type MerchantPlans } from '#modules/merchants/index.ts';
import type { PlatformFees } from '#modules/payments/index.ts';
import { BillChanged } from '../domain/failures.ts';
import type { PlanLine } from '../domain/plan-lines.ts';
import type { BillMerchant } from './bill-merchant.ts';
import type { Billed, BillRunOf, ToBill } from './bill-run.ts';
import type { BilledMerchant, BillRows } from './bill-rows.ts';
import { billingOperatorOf } from './operator.ts';

/** Merchants that are read by one statement each of fees, plans and rows. */
const pageSize = 200;

type Command = Readonly<{
  actor: Actor;
  /** `YYYY-MM` in Sofia. */
  month: string;
  /** Says what the run would do, and stores nothing. */
  isDryRun?: boolean;
  /** Called after each page of merchants. */
  onProgress?: (done: number, of: number) => void;
}>;

/** A bill that was not made, and why. */
export type FailedBill = Readonly<{ merchantId: number; merchantName: string; error: unknown }>;
export type BillRunResult = Readonly<{
  month: string;
  isDryRun: boolean;
  bills: readonly Billed[];
  failed: readonly FailedBill[];
  /** Merchants whose bill of the month existed. */
  before: number;
}>;

/** The plans of a month that are billed. */
const planLinesOf = (
  periods: Parameters<typeof pricedDaysOf>[0],
  month: string,
  priceLists?: typeof planPriceLists,
): PlanLine[] => {
  const daysOfMonth = Number(daysOf(month).to.slice(8));
  return pricedDaysOf(periods, month, priceLists).map(({ plan, days, amountMinor }) => ({
    plan,
    days,
    daysOfMonth,
    minor: BigInt(amountMinor),
  }));
};

type Deps = Parameters<typeof billingOperatorOf>[0] &
  Readonly<{
    rows: BillRows;
    platformFees: Pick<PlatformFees, 'ofDays'>;
    plans: Pick<MerchantPlans, 'within'>;
    billMerchant: BillMerchant;
    clock: Clock;
    /** Without them those of the product hold (`planPriceLists`). */
    priceLists?: typeof planPriceLists;
  }>;

/**
 * Bills a month that is over to all merchants. It may run again: who has its bill is left out, and a merchant whose bill
 * fails does not stop the others.
 */
export class RunBills {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, InvalidFields, NoOperator, OperatorIncomplete, OperatorMonthClosed */
  async execute({ actor, month, isDryRun = false, onProgress }: Command): Promise<BillRunResult> {
    const { rows, clock } = this.#deps;
    if (!isTrusted(actor)) mustHaveRole(actor, 'ADMIN');
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || !isMonthOver(month, clock.now()))
      throw new InvalidFields([{ field: 'month', code: 'fields.bill-month' }]);
    const run = { actor, month, isDryRun, ...(await billingOperatorOf(this.#deps)) };
    const of = await rows.countMerchants(run.operator.id);
    const result = { bills: [] as Billed[], failed: [] as FailedBill[], before: 0 };
    let done = 0;
    for await (const page of this.#pages(run)) {
      for (const merchant of page.toBill) await this.#bill(run, merchant, result);
      result.before += page.before;
      done += page.merchants;
      onProgress?.(done, of);
    }
    if (!isDryRun) await rows.endRun({ month, failed: result.failed.length, endedAt: clock.now() });
    return { month, isDryRun, ...result };
  }

  async *#pages(run: BillRunOf) {
    const { rows } = this.#deps;
    let after = 0;
    for (;;) {
      const merchants = await rows.merchantsAfter(after, { operatorId: run.operator.id, limit: pageSize });
      if (merchants.length === 0) return;
      after = merchants.at(-1)!.id;
      yield { ...(await this.#read(run.month, merchants)), merchants: merchants.length };
    }
  }

  async #read(
    month: string,
    merchants: readonly BilledMerchant[],
  ): Promise<Readonly<{ toBill: readonly ToBill[]; before: number }>> {
    const { rows, platformFees, plans, priceLists } = this.#deps;
    const ids = merchants.map(({ id }) => id);
    const days = daysOf(month);
    const billed = await rows.billed(month, ids);
    const fees = await platformFees.ofDays(ids, days);
    const periods = await plans.within(ids, days);
    const waiting = await rows.waiting(month, ids);
    const read = merchants
      .filter(({ id }) => !billed.has(id))
      .map((merchant) => ({
        ...merchant,
        fees: fees.get(merchant.id) ?? null,
        plans: planLinesOf(periods.get(merchant.id) ?? [], month, priceLists),
        waiting: waiting.get(merchant.id) ?? [],
      }));
    const toBill = read.filter(
      (one) => one.fees !== null || one.plans.length > 0 || (one.isClosed && one.waiting.length > 0),
    );
    return { toBill, before: billed.size };
  }

  async #bill(
    run: BillRunOf,
    merchant: ToBill,
    result: { bills: Billed[]; failed: FailedBill[]; before: number },
  ): Promise<void> {
    const { billMerchant } = this.#deps;
    try {
      const billed = await billMerchant.execute(run, merchant).catch(async (error: unknown) => {
        if (!(error instanceof BillChanged)) throw error;
        return this.#again(run, merchant);
      });
      if (billed.outcome === 'BEFORE') result.before += 1;
      else if (billed.outcome !== 'NOTHING') result.bills.push(billed);
    } catch (error) {
      const found = await this.#deps.directory.byId(merchant.id);
      // A merchant that was deleted meanwhile has nothing to be billed.
      if (found === null) return;
      result.failed.push({ merchantId: merchant.id, merchantName: found.businessName, error });
    }
  }

  /** Another run billed a month of the merchant: what waits is read again, once. */
  async #again(run: BillRunOf, merchant: ToBill): Promise<Billed> {
    const waiting = await this.#deps.rows.waiting(run.month, [merchant.id]);
    return this.#deps.billMerchant.execute(run, { ...merchant, waiting: waiting.get(merchant.id) ?? [] });
  }
}
