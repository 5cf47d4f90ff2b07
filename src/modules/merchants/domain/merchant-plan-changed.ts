import { eventType } from '#kernel/events.ts';
import type { Plan } from './merchant-profile.ts';

export type MerchantPlanChanged = Readonly<{ merchantId: number; from: Plan; to: Plan }>;

/** Published in the transaction in which the plan changes. */
export const MerchantPlanChanged = eventType<MerchantPlanChanged>('merchants.plan-changed');
