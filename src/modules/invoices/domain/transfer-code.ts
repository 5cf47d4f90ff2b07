import type { ChargeCurrency } from '#kernel/currency.ts';

type Transfer = Readonly<{
  name: string;
  iban?: string;
  bic?: string;
  totalMinor: number;
  currency: ChargeCurrency;
  /** What the payment is for. */
  text: string;
}>;

const [longestName, longestText] = [70, 140];

/** A line break would begin the next field. */
const oneLine = (text: string, longest: number): string =>
  Array.from(text.replace(/\s+/gu, ' ').trim()).slice(0, longest).join('');

/** Only euro travel by SEPA, and only to a merchant who has named an account. */
export const canBeTransferred = ({ iban, currency }: Pick<Transfer, 'iban' | 'currency'>): boolean =>
  iban !== undefined && currency === 'EUR';

/**
 * What the QR code of a bank transfer holds (EPC069-12, version 002, UTF-8): at most 331 bytes. null when nobody can
 * transfer: no account, or another currency than the euro.
 */
export const transferCode = (transfer: Transfer): string | null => {
  if (!canBeTransferred(transfer)) return null;
  const { name, iban, bic, totalMinor, text } = transfer;
  const amount = `EUR${Math.floor(totalMinor / 100)}.${String(totalMinor % 100).padStart(2, '0')}`;
  const [purpose, reference] = ['', ''];
  const receiver = oneLine(name, longestName);
  const about = oneLine(text, longestText);
  return ['BCD', '002', '1', 'SCT', bic ?? '', receiver, iban, amount, purpose, reference, about].join('\n');
};
