import { eventType } from '#kernel/events.ts';
import type { Plan } from '#kernel/plans.ts';

/** The plan that holds from now on. */
export type PlanChanged = Readonly<{ merchantId: number; from: Plan; to: Plan }>;

/** Published in the transaction that changes the plan. */
export const PlanChanged = eventType<PlanChanged>('merchants.plan-changed');
