import { withoutCopiedSigns } from '#kernel/copied-text.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { FiscalProfile } from './fiscal-profile.ts';
import type { VatStatus } from './registrations.ts';
import { isVatNumber, normaliseVatNumber } from './tax-id.ts';

const eShopNumber = /^RF\d{7}$/;

/** A number as banks and registers write it: without spaces, dots and dashes, and without signs copied around it. */
const plain = (text: string | null): string | null =>
  text === null || text.trim() === ''
    ? null
    : withoutCopiedSigns(text)
        .toUpperCase()
        .replaceAll(/[\s.\p{Pd}]/gu, '');

/** Normalises for storage; a merchant without VAT registration has no VAT number. */
export const normaliseVatStatus = <S extends VatStatus>(given: S): S => ({
  ...given,
  vatNumber:
    given.vatRegistration === 'NONE' || given.vatNumber === null ? null : normaliseVatNumber(given.vatNumber),
});

/** Normalises for storage. */
export const normaliseFiscalProfile = <P extends FiscalProfile>(given: P): P => ({
  ...normaliseVatStatus(given),
  eShopNumber: plain(given.eShopNumber),
  iban: plain(given.iban),
  bic: plain(given.bic),
});

/** Problems of the number of a VAT registration; none without registration. */
export const vatNumberProblems = ({ vatRegistration, vatNumber }: VatStatus): FieldProblem[] => {
  if (vatRegistration === 'NONE') return [];
  const isSmeScheme = vatRegistration === 'EX';
  if (vatNumber !== null && isVatNumber(vatNumber, isSmeScheme)) return [];
  const example = isSmeScheme ? 'BG175074752-EX' : 'BG175074752';
  return [{ field: 'vatNumber', code: 'fields.vat-number', params: { example } }];
};

const eShopProblems = ({ fiscalMode, eShopNumber: number }: FiscalProfile): FieldProblem[] => {
  const isMissing = number === null && fiscalMode === 'ALT_REGIME';
  const isWrong = number !== null && !eShopNumber.test(number);
  return isMissing || isWrong
    ? [{ field: 'eShopNumber', code: 'fields.e-shop-number', params: { example: 'RF0000123' } }]
    : [];
};

/** Validates IBAN and BIC, both without spaces and in capital letters. */
export type BankChecks = Readonly<{ isIban(text: string): boolean; isBic(text: string): boolean }>;

/** Validates a normalised fiscal profile; returns all problems. */
export const fiscalProblems = (profile: FiscalProfile, banks: BankChecks): FieldProblem[] => {
  const problems = [...vatNumberProblems(profile), ...eShopProblems(profile)];
  if (profile.iban !== null && !banks.isIban(profile.iban)) {
    problems.push({ field: 'iban', code: 'fields.iban', params: { example: 'BG80BNBG96611020345678' } });
  }
  if (profile.bic !== null && !banks.isBic(profile.bic)) {
    problems.push({ field: 'bic', code: 'fields.bic', params: { example: 'BNBGBGSF' } });
  }
  return problems;
};
