import type { ChargeCurrency } from '#kernel/currency.ts';

type Account = Readonly<{ iban?: string; currency: ChargeCurrency }>;
type Transfer = Account &
  Readonly<{
    name: string;
    bic?: string;
    totalMinor: number;
    /** Remittance information. */
    text: string;
  }>;

const [longestName, longestText] = [70, 140];

/** Line breaks separate the fields, so they are replaced. */
const oneLine = (text: string, longest: number): string =>
  Array.from(text.replace(/\s+/gu, ' ').trim()).slice(0, longest).join('');

/** SEPA transfers only euro; the merchant needs an IBAN. */
export const canBeTransferred = ({ iban, currency }: Account): boolean =>
  iban !== undefined && currency === 'EUR';

/**
 * The content of the QR code of a bank transfer (EPC069-12, version 002, UTF-8): at most 331 bytes. null without an
 * IBAN or for another currency than the euro.
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
