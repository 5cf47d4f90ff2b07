/** A decline: the provider's error code and, for plain declines, the bank's reason. */
export type Decline = { readonly code: string; readonly declineCode: string };

/** Behaviour of a published test card. */
export type TestCard = {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly country: 'US' | 'GB' | 'BG';
  readonly funding: 'credit' | 'debit';
  /** Requires 3-D Secure first. */
  readonly challenge?: true;
  readonly decline?: Decline;
  readonly dispute?: 'fraudulent' | 'product_not_received' | 'inquiry';
  readonly refund?: 'pending' | 'fails-later';
  /** What becomes of a charge without its holder, once the card stays; absent: it succeeds. */
  readonly offSession?: Decline;
};

const visa = { brand: 'visa', country: 'US', funding: 'credit' } as const;

const declined = (number: string, code: string, declineCode: string = code): TestCard => ({
  ...visa,
  number,
  decline: { code, declineCode },
});

/** The published test cards of the provider that the sandbox supports; any other number is refused. */
export const testCards: readonly TestCard[] = [
  { ...visa, number: '4242424242424242' },
  { ...visa, number: '5555555555554444', brand: 'mastercard' },
  { ...visa, number: '378282246310005', brand: 'amex' },
  { ...visa, number: '4000056655665556', funding: 'debit' },
  declined('4000000000000002', 'card_declined', 'generic_decline'),
  declined('4000000000009995', 'card_declined', 'insufficient_funds'),
  declined('4000000000009987', 'card_declined', 'lost_card'),
  declined('4000000000009979', 'card_declined', 'stolen_card'),
  declined('4000000000006975', 'card_declined', 'card_velocity_exceeded'),
  declined('4000000000000069', 'expired_card'),
  declined('4000000000000127', 'incorrect_cvc'),
  declined('4000000000000119', 'processing_error'),
  { ...visa, number: '4000002500003155', challenge: true },
  {
    ...visa,
    number: '4000002760003184',
    challenge: true,
    offSession: { code: 'authentication_required', declineCode: 'authentication_required' },
  },
  { ...visa, number: '4000003800000446', challenge: true },
  {
    ...visa,
    number: '4000008260003178',
    challenge: true,
    decline: { code: 'card_declined', declineCode: 'insufficient_funds' },
  },
  {
    ...visa,
    number: '4000000000000341',
    offSession: { code: 'card_declined', declineCode: 'generic_decline' },
  },
  { ...visa, number: '4000000000003220', challenge: true },
  {
    ...visa,
    number: '4000008400001629',
    challenge: true,
    decline: { code: 'card_declined', declineCode: 'generic_decline' },
  },
  { ...visa, number: '4000000000000259', dispute: 'fraudulent' },
  { ...visa, number: '4000000000002685', dispute: 'product_not_received' },
  { ...visa, number: '4000000000001976', dispute: 'inquiry' },
  { ...visa, number: '4000000000007726', refund: 'pending' },
  { ...visa, number: '4000000000005126', refund: 'fails-later' },
];

/** The digits of a typed number, without grouping spaces and dashes. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The test card of this number; undefined for every other card: a real one is never accepted. */
export const findTestCard = (digits: string): TestCard | undefined =>
  testCards.find((card) => card.number === digits);

/** The check digit of ISO/IEC 7812-1, annex B (Luhn), on 12 to 19 digits. */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
};
