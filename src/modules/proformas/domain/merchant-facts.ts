import type { MerchantFact } from '#kernel/merchant-fact.ts';
import type { ProformaState } from './proforma.ts';

type Named = Readonly<{ merchantId: number; id: number }>;

/** It was mailed to its buyer. */
export const sentFact = ({ merchantId, id: subjectId }: Named): MerchantFact => ({
  type: 'proforma.sent',
  merchantId,
  subjectId,
});

/** Its payer accepted it. @param state before */
export const acceptedFact = ({ merchantId, id: subjectId }: Named, state: ProformaState): MerchantFact => ({
  type: 'proforma.accepted',
  merchantId,
  subjectId,
  previous: { state },
});

/** Money came for it. @param paid before, in units of its currency */
export const paidFact = ({ merchantId, id: subjectId }: Named, paid: number): MerchantFact => ({
  type: 'proforma.paid',
  merchantId,
  subjectId,
  previous: { paid },
});
