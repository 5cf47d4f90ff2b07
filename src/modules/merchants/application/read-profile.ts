import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import { profileFields, type MerchantProfile } from '../domain/merchant-profile.ts';
import { businessNameProblems } from '../domain/business-name.ts';
import { normaliseTaxId, taxIdProblems } from '../domain/tax-id.ts';

type Optional = {
  [K in keyof MerchantProfile as null extends MerchantProfile[K] ? K : never]?:
    Exclude<MerchantProfile[K], null> | undefined;
};
/** A profile as a form sends it; what may be null may be left out. */
export type GivenProfile = Readonly<Omit<MerchantProfile, keyof Optional> & Optional>;

/** Reads telephone numbers as people write them; without a country they are Bulgarian. */
export type PhoneNumbers = Readonly<{
  /** E.164; null for a number that is not valid. */
  read(text: string): string | null;
}>;

export type LoadPhoneNumbers = () => Promise<PhoneNumbers>;

/** What is stored already, from before the rules, is not refused (tax id: bulgaria.md, identity checks). */
type Stored = Readonly<{ taxId: string | null; businessName: string | null }>;
const nothing: Stored = { taxId: null, businessName: null };

const isAsBefore = (taxId: string, stored: Stored): boolean =>
  taxId === stored.taxId || normaliseTaxId(taxId) === stored.taxId;

/** The fields of a profile and no others: texts without the spaces around them, null for what is left out. */
const trimmed = (given: GivenProfile): MerchantProfile =>
  Object.fromEntries(profileFields.map((name) => [name, given[name]?.trim() ?? null])) as MerchantProfile;

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
