import type { Currency } from '#kernel/currency.ts';
import type { Fees } from '#kernel/fees.ts';
import { Money } from '#kernel/money.ts';
import type { Field } from '#platform/database/define-table.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';

type FeeColumns = Readonly<{ currency: string; platform: string; provider: string; net: string }>;

/** Fees in three columns of minor units, in the currency of an amount that has a field of its own. */
export const feesIn = ({ currency, platform, provider, net }: FeeColumns): Field<Fees> => ({
  columns: () => [platform, provider, net],
  read: (row) => {
    const sum = (column: string): Money => Money.ofMinor(row[column] as number, row[currency] as Currency);
    return { platformFee: sum(platform), merchantFee: sum(provider), netAmount: sum(net) };
  },
  write: (fees) => ({
    [platform]: Number(fees.platformFee.minor),
    [provider]: Number(fees.merchantFee.minor),
    [net]: Number(fees.netAmount.minor),
  }),
});

export const euros = (column: string): Field<Money<'EUR'>> => ({
  columns: () => [column],
  read: (row) => Money.ofMinor(row[column] as number, 'EUR'),
  write: ({ minor }) => ({ [column]: Number(minor) }),
});

export const card: Field<PaymentRecord['card']> = {
  columns: () => ['cardBrand', 'cardLast4'],
  read: ({ cardBrand, cardLast4 }) =>
    cardLast4 === null ? null : { brand: (cardBrand as string | null) ?? '', last4: cardLast4 as string },
  write: (value) => ({ cardBrand: value?.brand ?? null, cardLast4: value?.last4 ?? null }),
};

export const captured: Field<PaymentRecord['captured']> = {
  columns: () => ['capturedAmountMinor', 'capturedCurrency'],
  read: ({ capturedAmountMinor: minor, capturedCurrency: currency }) =>
    minor === null || currency === null ? null : { minor: minor as number, currency: currency as string },
  write: (value) => ({
    capturedAmountMinor: value?.minor ?? null,
    capturedCurrency: value?.currency ?? null,
  }),
};
