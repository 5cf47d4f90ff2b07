import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { MerchantProfile } from '../domain/merchant-profile.ts';
import { businessNameProblems } from '../domain/business-name.ts';
import { normaliseTaxId, taxIdProblems } from '../domain/tax-id.ts';

/** A profile as a form sends it. */
export type GivenProfile = Omit<MerchantProfile, 'taxId'> & Readonly<{ taxId: string | undefined }>;

/** Reads telephone numbers as people write them; without a country they are Bulgarian. */
export type PhoneNumbers = Readonly<{
  /** E.164; null for a number that is not valid. */
  read(text: string): string | null;
}>;

/** What is stored already, from before the rules, is not refused (tax id: bulgaria.md, identity checks). */
type Stored = Readonly<{ taxId: string | null; businessName: string | null }>;
const nothing: Stored = { taxId: null, businessName: null };

const isAsBefore = (taxId: string, stored: Stored): boolean =>
  taxId === stored.taxId || normaliseTaxId(taxId) === stored.taxId;

/** Each text without the spaces around it. */
const trimmed = <T extends object>(given: T): T =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What is wrong with those fields of a profile that are there. */
export const profileProblems = (
  given: Partial<GivenProfile>,
  phoneNumbers: PhoneNumbers,
  stored: Stored = nothing,
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (given.businessName !== undefined && given.businessName !== stored.businessName) {
    problems.push(...businessNameProblems(oneLine(given.businessName)));
  }
  if (given.phoneNumber !== undefined && phoneNumbers.read(given.phoneNumber) === null) {
    problems.push({ field: 'phoneNumber', code: 'fields.phone-number' });
  }
  if (given.taxId === undefined || isAsBefore(given.taxId, stored)) return problems;
  return [...problems, ...taxIdProblems(normaliseTaxId(given.taxId))];
};

/** A profile as it is kept. @throws InvalidFields with everything that is wrong, together */
export const readProfile = (
  given: GivenProfile,
  phoneNumbers: PhoneNumbers,
  stored: Stored = nothing,
): MerchantProfile => {
  const problems = profileProblems(given, phoneNumbers, stored);
  const phoneNumber = phoneNumbers.read(given.phoneNumber);
  if (phoneNumber === null || problems.length > 0) throw new InvalidFields(problems);
  const taxId = given.taxId === undefined ? null : normaliseTaxId(given.taxId);
  return {
    ...trimmed(given),
    businessName: oneLine(given.businessName),
    phoneNumber,
    taxId: given.taxId !== undefined && isAsBefore(given.taxId, stored) ? stored.taxId : taxId,
  };
};
