/** The type of a business (specification, point 3). */
export type BusinessType = 'RESTAURANT' | 'RETAIL' | 'SERVICE' | 'ECOMMERCE' | 'OTHER';

/** The profile that a merchant edits itself. */
export type MerchantProfile = Readonly<{
  businessName: string;
  businessType: BusinessType;
  email: string;
  /** E.164. */
  phoneNumber: string;
  /** The postal address, as documents show it. */
  address: string;
  /** An EIK, a Bulgarian VAT number of ten digits with `BG`, or another EU VAT number. */
  taxId: string | null;
  /** What the merchant says about returns on its pay pages. */
  returnTerms: string | null;
}>;

const fields: Readonly<Record<keyof MerchantProfile, true>> = {
  businessName: true,
  businessType: true,
  email: true,
  phoneNumber: true,
  address: true,
  taxId: true,
  returnTerms: true,
};
/** The names of the fields of a profile. */
export const profileFields = Object.keys(fields) as readonly (keyof MerchantProfile)[];
