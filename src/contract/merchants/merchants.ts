import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  date,
  email,
  id,
  idParams,
  instant,
  language,
  nullableText,
  optionalSearch,
  optionalText,
  text,
  givenDay,
} from '../fields.ts';
import { dayRange, ids, listOf, listQuery } from '../list.ts';
import { plans } from './plans.ts';
import { mailFilter, newPassword, refusedEmail } from '../users/users.ts';

/** The types of a business (specification, point 3). */
export const businessTypes = ['RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER'] as const;

/** The statuses of a merchant; only ACTIVE takes payments. */
export const merchantStatuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE'] as const;

/** VAT Act: full, none, article 97a, the SME scheme whose numbers end in -EX. */
export const vatRegistrations = ['FULL', 'NONE', 'ART_97A', 'EX'] as const;

/** How a card sale is documented under Ordinance N-18: fiscal device, alternative regime, or exempt. */
export const fiscalModes = ['OWN_TILL', 'ALT_REGIME', 'EXEMPT'] as const;

/** The fields that documents need and a profile may lack. */
export const missingFields = ['taxId', 'iban'] as const;

/** The type of a business. */
const businessType = z.enum(businessTypes).meta({ examples: ['SERVICE'] });

/** The status of a merchant. */
export const merchantStatus = z.enum(merchantStatuses).meta({ examples: ['ACTIVE'] });

/** Accepts lower case, too: some screens send it (specification, point 3). */
const givenBusinessType = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(businessType)
  .meta({ examples: ['SERVICE'] });

/** Descriptions of the fields that requests and answers share. */
export const fieldNotes = {
  businessName: { examples: ['Работилница „Дърво и камък“ ООД'] },
  phoneNumber: { examples: ['+359888123456'] },
  address: {
    description: 'The postal address, as documents show it.',
    examples: ['гр. Пловдив, ул. „Отец Паисий“ № 5'],
  },
  taxId: { description: 'EIK, or a VAT number with its country.', examples: ['175074752'] },
  vatNumber: { examples: ['BG175074752'] },
  eShopNumber: {
    description: 'The number in the National Revenue Agency’s register of e-shops.',
    examples: ['RF0001234'],
  },
  iban: { examples: ['BG80BNBG96611020345678'] },
  bic: { description: 'Derived from a Bulgarian IBAN.', examples: ['UNCRBGSF'] },
  returnTerms: {
    description:
      'What the merchant says about returns, in its own words; shown as it is in both languages to everyone who opens one of its pay pages.',
    examples: ['Връщаме сумата до 14 дни от покупката срещу касов бон.'],
  },
  invoiceAuthor: {
    description: 'The person named on documents as their author.',
    examples: ['Мария Георгиева'],
  },
};

/** Documentation of the brand colour. */
export const brandColor = { description: '`#RRGGBB`; null: none.', examples: ['#0A5C4E'] };

/** A merchant with its profile, as the merchant itself and the back office see it. */
export const merchant = z.object({
  id,
  businessName: z.string().meta(fieldNotes.businessName),
  businessType,
  email: z.string().meta({ examples: ['office@example.bg'] }),
  phoneNumber: z.string().meta(fieldNotes.phoneNumber),
  address: z.string().meta(fieldNotes.address),
  taxId: nullableText.meta(fieldNotes.taxId),
  status: merchantStatus,
  plan: z.enum(plans),
  wantedPlan: z
    .enum(plans)
    .optional()
    .meta({
      description: 'The plan that its registration asked for, until one is chosen.',
      examples: ['GROWTH'],
    }),
  vatRegistration: z.enum(vatRegistrations),
  vatNumber: nullableText.meta(fieldNotes.vatNumber),
  fiscalMode: z.enum(fiscalModes),
  eShopNumber: nullableText.meta(fieldNotes.eShopNumber),
  iban: nullableText.meta(fieldNotes.iban),
  bic: nullableText.meta(fieldNotes.bic),
  invoiceAuthor: nullableText.meta(fieldNotes.invoiceAuthor),
  returnTerms: nullableText.meta(fieldNotes.returnTerms),
  slug: z.string().meta({ examples: ['darvo-i-kamak'] }),
  logoUrl: nullableText.meta({
    description: 'The path on this origin; null without a logo.',
    examples: [null],
  }),
  brandColor: nullableText.meta(brandColor),
  language,
  missing: z
    .array(z.enum(missingFields))
    .meta({ description: 'The fields that its documents lack; empty when the profile is complete.' }),
  createdAt: instant,
});

export type Merchant = z.infer<typeof merchant>;

const merchantRegistration = z.object({
  validFrom: date.meta({
    description: 'The first day in Sofia on which it holds.',
    examples: ['2026-10-01'],
  }),
  vatRegistration: z.enum(vatRegistrations),
  vatNumber: nullableText.meta(fieldNotes.vatNumber),
});
/** A VAT registration with the day from which it holds. */
export type MerchantRegistration = z.infer<typeof merchantRegistration>;

/** A merchant with the history of its VAT registration. */
const merchantWithHistory = merchant.extend({
  registrations: z.array(merchantRegistration).meta({
    description:
      'Its VAT registrations with the day from which each holds, the newest first; one that a correction replaced is left out.',
  }),
});

/** The answer about the caller's own merchant. */
export type OwnMerchant = z.infer<typeof merchantWithHistory>;

/** The day from which a given VAT registration holds, in requests. */
export const validFrom = givenDay.nullish().meta({
  description:
    'The day in Sofia from which VAT registration and VAT number hold: today by default, never in the future, never in or before a closed month.',
  examples: ['2026-10-01'],
});

/** The fields of a profile in requests. */
export const profile = {
  businessName: text(200, 'name').meta(fieldNotes.businessName),
  email,
  phoneNumber: text(40, 'identifier').meta(fieldNotes.phoneNumber),
  address: text(300, 'name').meta(fieldNotes.address),
  taxId: optionalText(20, 'identifier').meta(fieldNotes.taxId),
  businessType: givenBusinessType,
};

export const registerMerchant = endpoint({
  method: 'POST',
  path: '/merchants/register',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Registers a merchant and its user account; the merchant waits for approval. An ADMIN leaves out the password, and the merchant is invited by mail to choose it; every other caller gives one.',
  status: 201,
  body: z.object({
    ...profile,
    businessType: givenBusinessType.default('OTHER'),
    password: newPassword.optional(),
    wantedPlan: z
      .enum(plans)
      .optional()
      .meta({
        description:
          'The plan that the merchant wants to choose. It begins on STARTER, and its portal offers this one first.',
        examples: ['GROWTH'],
      }),
  }),
  response: merchant.extend({
    correctionToken: z.string().meta({
      description: 'Corrects a mistyped address once within 30 minutes (`PUT /auth/registration-email`).',
      examples: ['q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'],
    }),
  }),
});

/** The fields by which the list of merchants can be sorted. */
export const merchantSortFields = [
  'id',
  'businessName',
  'email',
  'status',
  'businessType',
  'createdAt',
] as const;

/** The filters of the list of merchants and its export. */
export const merchantFilters = {
  search: optionalSearch.meta({ examples: ['Мария'] }),
  ids,
  status: merchantStatus.optional(),
  businessType: businessType.optional(),
  missing: z
    .enum(missingFields)
    .optional()
    .meta({ description: 'Merchants whose documents lack this field.' }),
  mail: mailFilter,
  ...dayRange,
};

export const listMerchants = endpoint({
  method: 'GET',
  path: '/merchants',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'The merchants that the caller may see.',
  query: listQuery(merchantSortFields, merchantFilters),
  response: listOf(merchant),
});

export const getMerchant = endpoint({
  method: 'GET',
  path: '/merchants/:id',
  access: 'signed-in',
  summary: 'One merchant.',
  params: idParams,
  response: merchantWithHistory.extend({
    isEmailVerified: z
      .boolean()
      .meta({ description: 'Whether the e-mail of its first user account is verified.' }),
    refusedEmail,
  }),
});

export const getOwnMerchant = endpoint({
  method: 'GET',
  path: '/merchants/me',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary: 'The merchant of the caller.',
  response: merchantWithHistory.extend({ refusedEmail }),
});

export const updateOwnMerchant = endpoint({
  method: 'PUT',
  path: '/merchants/me',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Changes the profile of the caller’s merchant.',
  body: z.object({ ...profile, returnTerms: optionalText(500).meta(fieldNotes.returnTerms) }),
  response: merchant,
});

const absent = <T>(value: T | undefined): T | null => value ?? null;

export const setOwnFiscalProfile = endpoint({
  method: 'PUT',
  path: '/merchants/me/fiscal-profile',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Sets VAT registration, fiscal mode, bank account, author and language of the caller’s merchant.',
  body: z.object({
    vatRegistration: z.enum(vatRegistrations),
    vatNumber: optionalText(20, 'identifier').transform(absent).meta(fieldNotes.vatNumber),
    fiscalMode: z.enum(fiscalModes),
    eShopNumber: optionalText(20, 'identifier').transform(absent).meta(fieldNotes.eShopNumber),
    iban: optionalText(42, 'identifier').transform(absent).meta(fieldNotes.iban),
    bic: optionalText(20, 'identifier').transform(absent).meta(fieldNotes.bic),
    invoiceAuthor: optionalText(200, 'name').transform(absent).meta(fieldNotes.invoiceAuthor),
    language,
    validFrom,
  }),
  response: merchant,
});
