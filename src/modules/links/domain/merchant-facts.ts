import type { MerchantFact, MerchantFactType } from '#kernel/merchant-fact.ts';
import type { LinkRecord, LinkStatus } from './payment-link.ts';

/** A link that becomes ACTIVE again, by an extension, is no fact of its own. */
const typeOfStatus: Readonly<Record<LinkStatus, MerchantFactType | null>> = {
  ACTIVE: null,
  PAID: 'link.paid',
  EXPIRED: 'link.expired',
  CANCELLED: 'link.cancelled',
};

/**
 * The facts of a stored change of a link. A REUSABLE link is never PAID.
 * @param before null for a link that has just been added
 */
export const linkFacts = (
  before: Pick<LinkRecord, 'status'> | null,
  { id, merchantId, status }: Pick<LinkRecord, 'id' | 'merchantId' | 'status'>,
): MerchantFact[] => {
  const subjectId = id!;
  if (before === null) return [{ type: 'link.created', merchantId, subjectId }];
  const type = typeOfStatus[status];
  if (before.status === status || type === null) return [];
  return [{ type, merchantId, subjectId, previous: { status: before.status } }];
};
