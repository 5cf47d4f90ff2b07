import type { MerchantFact } from '#kernel/merchant-fact.ts';
import type { BillStatus } from './bill-status.ts';

type Named = Readonly<{ merchantId: number; month: string }>;

/**
 * A bill that got its document. One that is paid from the start has no `bill.paid` of its own.
 * @param hasWaited whether it was below the least sum until now
 */
export const issuedFact = ({
  merchantId,
  month: subjectId,
  hasWaited,
}: Named & Readonly<{ hasWaited: boolean }>): MerchantFact => ({
  type: 'bill.issued',
  merchantId,
  subjectId,
  ...(hasWaited && { previous: { status: 'WAITING' satisfies BillStatus } }),
});

/** A bill whose document was paid. @param status of the bill before */
export const paidFact = ({
  merchantId,
  month: subjectId,
  status,
}: Named & Readonly<{ status: BillStatus }>): MerchantFact => ({
  type: 'bill.paid',
  merchantId,
  subjectId,
  previous: { status },
});
