import type { Language } from '#kernel/language.ts';
import type { FiscalMode, VatRegistration } from '../../domain/fiscal-profile.ts';
import type { MerchantState } from '../../domain/merchant.ts';
import type { BusinessType, Plan } from '../../domain/merchant-profile.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';

/** A row of `merchants` as the database gives it: instants are ISO text. */
export type MerchantRow = Readonly<{
  id: number;
  business_name: string;
  business_type: BusinessType;
  email: string;
  phone_number: string;
  address: string;
  tax_id: string | null;
  status: MerchantStatus;
  plan: Plan;
  vat_registration: VatRegistration;
  vat_number: string | null;
  fiscal_mode: FiscalMode;
  e_shop_number: string | null;
  slug: string;
  iban: string | null;
  bic: string | null;
  language: Language;
  invoice_author: string | null;
  logo_hash: string | null;
  provider_account: string | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
}>;

export const merchantColumns = `id, business_name, business_type, email, phone_number, address, tax_id, status, plan,
  vat_registration, vat_number, fiscal_mode, e_shop_number, slug, iban, bic, language, invoice_author,
  logo_hash, provider_account, closed_at, created_at, updated_at`;

export const stateOfMerchant = (row: MerchantRow): MerchantState => ({
  id: row.id,
  businessName: row.business_name,
  businessType: row.business_type,
  email: row.email,
  phoneNumber: row.phone_number,
  address: row.address,
  taxId: row.tax_id,
  status: row.status,
  plan: row.plan,
  vatRegistration: row.vat_registration,
  vatNumber: row.vat_number,
  fiscalMode: row.fiscal_mode,
  eShopNumber: row.e_shop_number,
  slug: row.slug,
  iban: row.iban,
  bic: row.bic,
  language: row.language,
  invoiceAuthor: row.invoice_author,
  logoHash: row.logo_hash,
  providerAccount: row.provider_account,
  closedAt: row.closed_at === null ? null : new Date(row.closed_at),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

export const rowOfMerchant = (state: Omit<MerchantState, 'id'>): Omit<MerchantRow, 'id'> => ({
  business_name: state.businessName,
  business_type: state.businessType,
  email: state.email,
  phone_number: state.phoneNumber,
  address: state.address,
  tax_id: state.taxId,
  status: state.status,
  plan: state.plan,
  vat_registration: state.vatRegistration,
  vat_number: state.vatNumber,
  fiscal_mode: state.fiscalMode,
  e_shop_number: state.eShopNumber,
  slug: state.slug,
  iban: state.iban,
  bic: state.bic,
  language: state.language,
  invoice_author: state.invoiceAuthor,
  logo_hash: state.logoHash,
  provider_account: state.providerAccount,
  closed_at: state.closedAt?.toISOString() ?? null,
  created_at: state.createdAt.toISOString(),
  updated_at: state.updatedAt.toISOString(),
});
