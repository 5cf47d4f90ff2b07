import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { billDays, type Plan } from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { merchantMail, type EndUnpaidPlan } from '#modules/merchants/index.ts';

/** A bill that is unpaid after its due day. */
export type DueBill = Readonly<{
  invoiceId: number;
  merchantId: number;
  invoiceNumber: string;
  openMinor: number;
  issuedOn: BusinessDate;
  plan: Plan;
}>;

/** Bills of one statement. */
const pageSize = 200;

type Deps = Readonly<{
  findDueBills: (
    page: Readonly<{ after: number; today: BusinessDate; limit: number }>,
  ) => Promise<readonly DueBill[]>;
  isOpen: (invoiceId: number) => Promise<boolean>;
  work: UnitOfWork;
  endUnpaidPlan: Pick<EndUnpaidPlan, 'execute'>;
  jobs: Jobs;
  clock: Clock;
}>;

/** Mails merchants about a bill after its due day, once, and ends their plan when it stays unpaid. */
export class WatchDueBills {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute(): Promise<void> {
    const today = businessDateOf(this.#deps.clock.now());
    let after = 0;
    for (;;) {
      const bills = await this.#deps.findDueBills({ after, today, limit: pageSize });
      for (const bill of bills) await this.#watch(bill, today);
      if (bills.length < pageSize) return;
      after = bills.at(-1)!.invoiceId;
    }
  }

  async #watch(bill: DueBill, today: BusinessDate): Promise<void> {
    const { jobs } = this.#deps;
    const { merchantId, invoiceId, invoiceNumber: billNumber, openMinor, issuedOn, plan } = bill;
    const endsOn = addDays(issuedOn, billDays.planEnds);
    if (today >= endsOn) return this.#endPlan(bill);
    await jobs.enqueue(merchantMail, {
      kind: 'PLAN_DUE',
      merchantId,
      fact: `bill-${invoiceId}`,
      billNumber,
      openMinor,
      endsOn: plan === 'STARTER' ? null : endsOn,
    });
  }

  /** Not of a merchant that has paid meanwhile. */
  async #endPlan({ merchantId, invoiceId }: DueBill): Promise<void> {
    const { endUnpaidPlan, isOpen, work } = this.#deps;
    await work.transact(async () => {
      if (await isOpen(invoiceId)) await endUnpaidPlan.execute({ merchantId });
    });
  }
}
