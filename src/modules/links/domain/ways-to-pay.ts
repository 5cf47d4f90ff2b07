import type { ChargeCurrency } from '#kernel/currency.ts';
import { canBeTransferred } from '#kernel/transfer-code.ts';

/** A way to pay a link. */
export type WayToPay = 'CARD' | 'BANK';
/** The ways that the merchant has chosen for a link; null: every one that is possible. */
export type ChosenWays = readonly WayToPay[] | null;

type Situation = Readonly<{
  methods: ChosenWays;
  /** An amount in BGN is charged in EUR. */
  chargeCurrency: ChargeCurrency;
  /** Of the merchant, now. */
  iban: string | null;
}>;

/** Whether a payer may pay a link by bank transfer. */
export const isBankOffered = ({ methods, chargeCurrency, iban }: Situation): boolean =>
  (methods === null || methods.includes('BANK')) &&
  iban !== null &&
  canBeTransferred({ iban, currency: chargeCurrency });

/** A link for the bank alone is paid by card when a transfer is no longer possible. */
export const waysToPay = (situation: Situation): readonly WayToPay[] => {
  if (!isBankOffered(situation)) return ['CARD'];
  return situation.methods?.includes('CARD') === false ? ['BANK'] : ['CARD', 'BANK'];
};
