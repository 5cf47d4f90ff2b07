import type { BillDetails } from '#contract/billing/billing.ts';
import { daysOf } from '#kernel/month.ts';
import type { PlatformFees } from '#modules/payments/index.ts';
import type { BillView } from '../postgres/bill-view.ts';
import { notesOfBill } from '../postgres/list-bills.ts';
import { presentBillDetails } from './present-bill.ts';

type Deps = Parameters<typeof notesOfBill>[0] & Readonly<{ platformFees: Pick<PlatformFees, 'byDay'> }>;

/** The bill with its fees by day and its credit notes; the caller has checked the right. */
export const readBillDetails = async (deps: Deps, bill: BillView): Promise<BillDetails> =>
  presentBillDetails(
    bill,
    await deps.platformFees.byDay(bill.merchantId, daysOf(bill.month)),
    await notesOfBill(deps, bill),
  );
