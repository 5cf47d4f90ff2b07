import type { FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';

/** What a merchant shows on its public page, and which amounts it takes, in EUR. */
export type PublicPage = Readonly<{
  isOn: boolean;
  text: string | null;
  town: string | null;
  showsPhone: boolean;
  showsEmail: boolean;
  takesAmounts: boolean;
  minAmount: Money<'EUR'>;
  maxAmount: Money<'EUR'>;
  isIndexed: boolean;
}>;

/** The page of a merchant that has never set one: off. */
export const firstPublicPage: PublicPage = {
  isOn: false,
  text: null,
  town: null,
  showsPhone: true,
  showsEmail: false,
  takesAmounts: true,
  minAmount: Money.ofMinor(100, 'EUR'),
  maxAmount: Money.ofMinor(50_000, 'EUR'),
  isIndexed: false,
};

/** The smallest amount must not be above the largest. */
export const limitProblems = ({
  minAmount,
  maxAmount,
}: Pick<PublicPage, 'minAmount' | 'maxAmount'>): FieldProblem[] => {
  if (minAmount.minor <= maxAmount.minor) return [];
  return [
    {
      field: 'maxAmount',
      code: 'fields.below-smallest',
      params: { minimum: String(minAmount.toDecimal()), currency: 'EUR' },
    },
  ];
};

/** Problems of an amount that a payer enters. */
export const openAmountProblems = (
  amount: Money<'EUR'>,
  { minAmount, maxAmount }: Pick<PublicPage, 'minAmount' | 'maxAmount'>,
): FieldProblem[] => {
  const field = 'amount';
  const currency = 'EUR';
  if (amount.minor < minAmount.minor) {
    const minimum = String(minAmount.toDecimal());
    return [{ field, code: 'fields.amount-too-small', params: { minimum, currency } }];
  }
  if (amount.minor > maxAmount.minor) {
    const maximum = String(maxAmount.toDecimal());
    return [{ field, code: 'fields.amount-too-big', params: { maximum, currency } }];
  }
  return [];
};
