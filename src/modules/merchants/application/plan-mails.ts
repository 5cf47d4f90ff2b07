import type { BusinessDate } from '#kernel/business-date.ts';
import type { Plan, PlanLimit } from '#kernel/plans.ts';

/** How much of a limit is used, and how much the plan allows. */
export type LimitUse = Readonly<{ limit: PlanLimit; used: number; most: number }>;

/** The content of mails about plans; days in Sofia, amounts in cents of a euro. */
export type PlanMailContent =
  /** Only `plan` stands in jobs of earlier versions. */
  | Readonly<{
      kind: 'PLAN_CHANGED';
      plan: Plan;
      /** The first day, when it is to come. */
      day?: BusinessDate | null;
      /** The last day of a trial. */
      trialUntil?: BusinessDate | null;
      /** The price of a month; 0: it is not billed. */
      priceMinor?: number;
      isSmaller?: boolean;
      /** What a smaller plan does not allow any more. */
      beyond?: readonly LimitUse[];
    }>
  /** The last day of the trial comes; `next` is the plan after it. */
  | Readonly<{ kind: 'PLAN_TRIAL_ENDS'; day: BusinessDate; next: Plan; priceMinor: number }>
  /** The trial is over; `plan` follows. */
  | Readonly<{ kind: 'PLAN_TRIAL_ENDED'; plan: Plan; priceMinor: number; beyond: readonly LimitUse[] }>
  /** A bill is unpaid after its due day. `endsOn`: when the plan becomes STARTER; null: it is STARTER. */
  | Readonly<{ kind: 'PLAN_DUE'; billNumber: string; openMinor: number; endsOn: BusinessDate | null }>
  /** The plan became STARTER because of an unpaid bill. */
  | Readonly<{ kind: 'PLAN_ENDED'; beyond: readonly LimitUse[] }>;
