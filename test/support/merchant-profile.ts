import { libphonenumberPhoneNumbers } from '#platform/phone-numbers/libphonenumber-phone-numbers.ts';
import { readProfile } from '#modules/merchants/application/read-profile.ts';
import type { MerchantProfile } from '#modules/merchants/domain/merchant-profile.ts';

const bakery = readProfile(
  {
    businessName: 'Пекарна София',
    businessType: 'RETAIL',
    email: 'pekarna@example.bg',
    phoneNumber: '+359888123456',
    address: 'София',
  },
  libphonenumberPhoneNumbers,
);

/** A valid profile with the given fields; optional ones are null otherwise. */
export const merchantProfile = (fields: Partial<MerchantProfile> = {}): MerchantProfile => ({
  ...bakery,
  ...fields,
});
