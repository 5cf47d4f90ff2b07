import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { BusinessType, MerchantProfile } from '../domain/merchant-profile.ts';
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

/** What stands already: a tax id from before the rules is warned about, not refused (bulgaria.md, identity checks). */
type Stored = Readonly<{ taxId: string | null }>;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A profile as it is kept. @throws InvalidFields with everything that is wrong, together */
export const readProfile = (
  given: GivenProfile,
  phoneNumbers: PhoneNumbers,
  stored: Stored = { taxId: null },
): MerchantProfile => {
  const problems: FieldProblem[] = [];
  const phoneNumber = phoneNumbers.read(given.phoneNumber);
  if (phoneNumber === null) problems.push({ field: 'phoneNumber', code: 'fields.phone-number' });
  const taxId = given.taxId === undefined ? null : normaliseTaxId(given.taxId);
  const isAsBefore = given.taxId === stored.taxId || taxId === stored.taxId;
  if (taxId !== null && !isAsBefore) problems.push(...taxIdProblems(taxId));
  if (phoneNumber === null || problems.length > 0) throw new InvalidFields(problems);
  return {
    businessName: oneLine(given.businessName),
    businessType: given.businessType,
    email: given.email.trim(),
    phoneNumber,
    address: given.address.trim(),
    taxId: isAsBefore ? stored.taxId : taxId,
  };
};
