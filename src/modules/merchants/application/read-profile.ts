import { isBulgarianTaxId } from '#kernel/bulgarian-identity.ts';
import { belongTogether } from '#kernel/buyer.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';
import { profileFields, type MerchantProfile } from '../domain/merchant-profile.ts';
import { businessNameProblems } from '../domain/business-name.ts';
import { normaliseTaxId, taxIdProblems } from '../domain/tax-id.ts';

type Optional = {
  [K in keyof MerchantProfile as null extends MerchantProfile[K] ? K : never]?:
    | Exclude<MerchantProfile[K], null>
    | undefined;
};
/** A profile as a form sends it; nullable fields may be absent. */
export type GivenProfile = Readonly<Omit<MerchantProfile, keyof Optional> & Optional>;

/** Stored values are accepted unchanged: they may be older than the rules. */
type Stored = Readonly<{ taxId: string | null; businessName: string | null; vatNumber: string | null }>;
const nothing: Stored = { taxId: null, businessName: null, vatNumber: null };

const isAsBefore = (taxId: string, stored: Stored): boolean =>
  taxId === stored.taxId || normaliseTaxId(taxId) === stored.taxId;

/** The fields of a profile and no others, trimmed; null for an absent field. */
const trimmed = (given: GivenProfile): MerchantProfile =>
  Object.fromEntries(profileFields.map((name) => [name, given[name]?.trim() ?? null])) as MerchantProfile;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Validates the given fields of a profile. */
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
  const taxId = normaliseTaxId(given.taxId);
  const isOfTwo =
    isBulgarianTaxId(taxId) && stored.vatNumber !== null && !belongTogether(taxId, stored.vatNumber);
  return [
    ...problems,
    ...taxIdProblems(taxId),
    ...(isOfTwo ? [{ field: 'taxId', code: 'fields.numbers-of-two' }] : []),
  ];
};

/** Validates and normalises a profile for storage. @throws InvalidFields with all problems */
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
