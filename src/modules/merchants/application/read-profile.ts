import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { BusinessType, MerchantProfile } from '../domain/merchant-profile.ts';
import { businessNameProblems } from '../domain/business-name.ts';
import { normaliseTaxId, taxIdProblems } from '../domain/tax-id.ts';
import type { PhoneNumbers } from '../ports/phone-numbers.ts';

/** A profile as a form sends it. */
export type GivenProfile = Readonly<{
  businessName: string;
  businessType: BusinessType;
  email: string;
  phoneNumber: string;
  address: string;
  taxId: string | undefined;
}>;

/** What stands already, from before the rules, is not refused (tax id: bulgaria.md, identity checks). */
type Stored = Readonly<{ taxId: string | null; businessName: string | null }>;
const nothing: Stored = { taxId: null, businessName: null };

const isAsBefore = (taxId: string, stored: Stored): boolean =>
  taxId === stored.taxId || normaliseTaxId(taxId) === stored.taxId;

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
    businessName: oneLine(given.businessName),
    businessType: given.businessType,
    email: given.email.trim(),
    phoneNumber,
    address: given.address.trim(),
    taxId: given.taxId !== undefined && isAsBefore(given.taxId, stored) ? stored.taxId : taxId,
  };
};
