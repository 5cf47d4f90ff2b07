import type { MerchantFact } from '#kernel/merchant-fact.ts';

type Named = Readonly<{ merchantId: number; runId: number }>;

/** A period was issued or proposed. */
export const ranFact = ({ merchantId, runId: subjectId }: Named): MerchantFact => ({
  type: 'schedule.run',
  merchantId,
  subjectId,
});

/** A period got no document. */
export const failedFact = ({ merchantId, runId: subjectId }: Named): MerchantFact => ({
  type: 'schedule.run_failed',
  merchantId,
  subjectId,
});

/** The card of a customer was not charged. @param charge before */
export const chargeFailedFact = (
  { merchantId, runId: subjectId }: Named,
  charge: 'WAITING' | 'DECLINED',
): MerchantFact => ({ type: 'schedule.charge_failed', merchantId, subjectId, previous: { charge } });
