import type Stripe from 'stripe';

/** Source of a balance movement; amounts in minor units, negative when money leaves. */
export type BalanceTransactionInput = {
  readonly id: string;
  readonly created: number;
  /** When the money is there, or gone, in Unix seconds. */
  readonly availableOn: number;
  readonly amount: number;
  readonly currency: string;
  /** Charged amount × rate = `amount`; null where the charge was in the account's currency. */
  readonly exchangeRate: number | null;
  readonly fees: readonly Stripe.BalanceTransaction.FeeDetail[];
  readonly source: string;
  readonly type: Stripe.BalanceTransaction.Type;
  readonly category: string;
  readonly description: string | null;
};

/** One movement of an account's balance. */
export const balanceTransactionObject = (input: BalanceTransactionInput): Stripe.BalanceTransaction => {
  const fee = input.fees.reduce((sum, detail) => sum + detail.amount, 0);
  return {
    id: input.id,
    object: 'balance_transaction',
    amount: input.amount,
    available_on: input.availableOn,
    balance_type: 'payments',
    created: input.created,
    currency: input.currency,
    description: input.description,
    exchange_rate: input.exchangeRate,
    fee,
    fee_details: [...input.fees],
    net: input.amount - fee,
    reporting_category: input.category,
    source: input.source,
    status: 'pending',
    type: input.type,
  };
};
