import * as z from 'zod';
import { endpoint, noContent } from './endpoint.ts';
import { email, id, idParams, instant, language, optionalPlainText, optionalText, text } from './fields.ts';
import { dayRange, listOf, listQuery } from './list.ts';
import { newPassword, userStatus } from './users.ts';

export const businessTypes = ['RESTAURANT', 'RETAIL', 'SERVICE', 'ECOMMERCE', 'OTHER'] as const;
export const merchantStatuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE'] as const;
export const vatRegistrations = ['FULL', 'NONE', 'ART_97A', 'EX'] as const;
export const fiscalModes = ['OWN_TILL', 'ALT_REGIME', 'EXEMPT'] as const;
export const plans = ['STARTER', 'GROWTH', 'PRO'] as const;

/** What documents of a merchant may lack. */
export const missingFields = ['taxId', 'iban'] as const;

export const businessType = z.enum(businessTypes);
export const merchantStatus = z.enum(merchantStatuses);

/** Some screens show the lower-case forms (specification, point 3); both are taken. */
const givenBusinessType = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(businessType);

export const merchant = z.object({
  id,
  businessName: z.string(),
  businessType,
  email: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  taxId: z.string().nullable(),
  status: merchantStatus,
  plan: z.enum(plans),
  vatRegistration: z.enum(vatRegistrations),
  vatNumber: z.string().nullable(),
  fiscalMode: z.enum(fiscalModes),
  eShopNumber: z.string().nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  /** The person whose name stands on documents as their author. */
  invoiceAuthor: z.string().nullable(),
  slug: z.string(),
  /** On this origin; null without a logo. */
  logoUrl: z.string().nullable(),
  language,
  /** What its documents lack; empty when they are complete. */
  missing: z.array(z.enum(missingFields)),
  createdAt: instant,
});
export type Merchant = z.infer<typeof merchant>;

const profile = {
  businessName: text(200),
  email,
  phoneNumber: text(40),
  address: text(300),
  taxId: optionalText(20),
  businessType: givenBusinessType,
};

export const registerMerchant = endpoint({
  method: 'POST',
  path: '/merchants/register',
  access: 'public',
  summary: 'Registers a business and its login; both wait for approval.',
  status: 201,
  body: z.object({ ...profile, businessType: givenBusinessType.default('OTHER'), password: newPassword }),
  response: merchant,
});

export const merchantSortFields = [
  'id',
  'businessName',
  'email',
  'status',
  'businessType',
  'createdAt',
] as const;

export const merchantFilters = {
  search: optionalText(200),
  /** Many at once, as a screen with references asks. */
  ids: z.array(id).max(500).optional(),
  status: merchantStatus.optional(),
  businessType: businessType.optional(),
  /** Merchants whose documents lack this. */
  missing: z.enum(missingFields).optional(),
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
  response: merchant,
});

export const changeMerchantStatus = endpoint({
  method: 'PUT',
  path: '/merchants/:id/status',
  access: ['ADMIN'],
  summary: 'Sets any status, with an optional reason that history keeps.',
  params: idParams,
  body: z.object({ status: merchantStatus, reason: optionalPlainText(500) }),
  response: merchant,
});

export const changeMerchantPlan = endpoint({
  method: 'PUT',
  path: '/merchants/:id/plan',
  access: ['ADMIN'],
  summary: 'Sets the plan; what the plan includes, such as reminders, follows it at once.',
  params: idParams,
  body: z.object({ plan: z.enum(plans) }),
  response: merchant,
});

export const changeMerchantStatuses = endpoint({
  method: 'POST',
  path: '/merchants/status',
  access: ['ADMIN'],
  summary: 'Sets one status for many merchants; each has its own outcome, and none hides in the rest.',
  body: z.object({
    ids: z.array(id).min(1).max(500),
    status: merchantStatus,
    reason: optionalPlainText(500),
  }),
  response: z.array(z.object({ id, outcome: z.enum(['SET', 'NOT_FOUND']) })),
});

export const foretellDeletion = endpoint({
  method: 'GET',
  path: '/merchants/:id/deletion',
  access: ['ADMIN'],
  summary:
    'What deleting would do: ERASED when the merchant left nothing behind; otherwise CLOSED, and its records are kept.',
  params: idParams,
  response: z.object({ fate: z.enum(['ERASED', 'CLOSED']) }),
});

export const deleteMerchant = endpoint({
  method: 'DELETE',
  path: '/merchants/:id',
  access: ['ADMIN'],
  summary: 'Erases a merchant without documents, payments and links; any other is closed and hidden.',
  status: 204,
  params: idParams,
  response: noContent,
});

const statusChange = z.object({
  /** Counts the changes of this merchant from 1. */
  id: z.number().int(),
  from: merchantStatus.nullable(),
  to: merchantStatus,
  /** `user:5`, `operator:root`, `anonymous`. */
  actor: z.string(),
  username: z.string().nullable(),
  reason: z.string().nullable(),
  timestamp: instant,
});
export type StatusChange = z.infer<typeof statusChange>;

export const showStatusHistory = endpoint({
  method: 'GET',
  path: '/merchants/:id/status-history',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Who set which status when, and why; the newest first.',
  params: idParams,
  response: z.array(statusChange),
});

const merchantLogin = z.object({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: userStatus,
});
export type MerchantLogin = z.infer<typeof merchantLogin>;

export const listMerchantLogins = endpoint({
  method: 'GET',
  path: '/merchants/:id/users',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Who signs in for the merchant; support finds here whom it may unlock.',
  params: idParams,
  response: z.array(merchantLogin),
});

export const setAssignments = endpoint({
  method: 'PUT',
  path: '/users/:id/merchants',
  access: ['ADMIN'],
  summary: 'Says of which merchants an accountant keeps the books, and of no others.',
  params: idParams,
  body: z.object({ merchantIds: z.array(id).max(1_000) }),
  response: z.object({ merchantIds: z.array(id) }),
});

export const getOwnMerchant = endpoint({
  method: 'GET',
  path: '/merchants/me',
  access: ['MERCHANT'],
  summary: 'The merchant of the caller.',
  response: merchant,
});

export const updateOwnMerchant = endpoint({
  method: 'PUT',
  path: '/merchants/me',
  access: ['MERCHANT'],
  summary: 'Changes the profile of the caller’s merchant.',
  body: z.object(profile),
  response: merchant,
});

const absent = <T>(value: T | undefined): T | null => value ?? null;

export const setOwnFiscalProfile = endpoint({
  method: 'PUT',
  path: '/merchants/me/fiscal-profile',
  access: ['MERCHANT'],
  summary: 'Sets VAT registration, fiscal mode, bank account, author and language of the caller’s merchant.',
  body: z.object({
    vatRegistration: z.enum(vatRegistrations),
    vatNumber: optionalText(20).transform(absent),
    fiscalMode: z.enum(fiscalModes),
    eShopNumber: optionalText(20).transform(absent),
    iban: optionalText(42).transform(absent),
    bic: optionalText(20).transform(absent),
    invoiceAuthor: optionalText(200).transform(absent),
    language,
  }),
  response: merchant,
});
