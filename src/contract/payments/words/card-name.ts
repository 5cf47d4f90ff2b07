const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** As a name begins; a brand that is not known is shown as the provider writes it, with a capital. */
const withCapital = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** „Visa •••• 4242“, from the provider's lower-case code of the brand; the digits alone where none is stored. */
export const cardNameOf = (brand: string | null, last4: string): string =>
  `${brand === null ? '' : (brands[brand] ?? withCapital(brand))} •••• ${last4}`.trim();

/** The card of a payment; null for one without a card. */
export const cardName = ({
  cardBrand,
  cardLast4,
}: Readonly<{ cardBrand: string | null; cardLast4: string | null }>): string | null =>
  cardLast4 === null ? null : cardNameOf(cardBrand, cardLast4);
