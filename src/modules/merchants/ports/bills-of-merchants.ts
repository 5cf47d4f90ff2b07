import type { BusinessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** Bills of Plateno with an open sum. */
export type UnpaidBills = Readonly<{
  bills: number;
  total: Money<'EUR'>;
  /** Whether one is unpaid after its due day. */
  isDue: boolean;
  /** The day in Sofia on which the plan becomes STARTER unless they are paid; null: none is due, or it is STARTER. */
  endsOn: BusinessDate | null;
}>;

/** What the operator bills a merchant; contributed by the module of the bills. */
export interface BillsOfMerchants {
  /** null: nothing is open. */
  unpaid(merchantId: number): Promise<UnpaidBills | null>;
  /** Fees from the first of the month until now, less those given back; with those of waiting bills. */
  feesUntilNow(merchantId: number): Promise<Money<'EUR'>>;
}
export const BillsOfMerchants = token<BillsOfMerchants>('merchants.BillsOfMerchants');

/** The one contribution; without it nothing is open and no fees are billed. */
export const combineBills = (collected: () => readonly BillsOfMerchants[]): BillsOfMerchants => ({
  unpaid: async (merchantId) => (await collected()[0]?.unpaid(merchantId)) ?? null,
  feesUntilNow: async (merchantId) => (await collected()[0]?.feesUntilNow(merchantId)) ?? Money.zero('EUR'),
});
