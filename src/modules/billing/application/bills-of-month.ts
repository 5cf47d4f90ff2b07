import type { Days } from '#kernel/month.ts';
import { token } from '#kernel/token.ts';

/** A document of the operator to a merchant: a bill, or a credit note to one. */
export type BillDocument = Readonly<{
  invoiceId: number;
  /** Ten digits. */
  invoiceNumber: string;
  /** The operator that issued it. */
  operatorId: number;
}>;

/** Public API: bills as costs of the merchant that receives them. The caller has checked the right. */
export interface BillsOfMonth {
  /** Bills and credit notes to them that were issued to the merchant on the days, in the order of their numbers. */
  issued(merchantId: number, days: Days): Promise<readonly BillDocument[]>;
}
export const BillsOfMonth = token<BillsOfMonth>('billing.BillsOfMonth');
