import type { OwnPlan } from '#contract/billing/own-plan.ts';
import type { OwnPlanView } from '../../application/read-own-plan.ts';

export const presentPlan = ({ nextBill, unpaid, price, uses, ...view }: OwnPlanView): OwnPlan => ({
  ...view,
  price: price.toDecimal(),
  uses: [...uses],
  nextBill: nextBill && {
    on: nextBill.on,
    fees: nextBill.fees.toDecimal(),
    plan: nextBill.plan.toDecimal(),
    total: nextBill.total.toDecimal(),
  },
  unpaid: unpaid && { ...unpaid, total: unpaid.total.toDecimal() },
});
