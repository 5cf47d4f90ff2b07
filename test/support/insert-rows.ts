import { Money } from '#kernel/money.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import type { Database } from '#platform/database/database.ts';

export type MerchantFacts = Readonly<{
  businessName?: string;
  /** Of one merchant only; the first has one by default. */
  taxId?: string | null;
  vatRegistration?: string;
  vatNumber?: string | null;
  fiscalMode?: string;
  eShopNumber?: string | null;
  invoiceAuthor?: string | null;
  status?: string;
  iban?: string | null;
  bic?: string | null;
  logoHash?: string | null;
}>;

/** An ACTIVE merchant, registered for VAT unless given. @returns its id */
export const insertMerchant = async (
  database: Database,
  place: number,
  facts: MerchantFacts,
): Promise<number> => {
  const [row] = await database.rows<{ id: number }>(
    `insert into merchants (business_name, business_type, email, phone_number, address, tax_id, status,
       vat_registration, vat_number, fiscal_mode, e_shop_number, invoice_author, iban, bic, logo_hash, brand_color, slug, created_at, updated_at)
     values (:businessName, 'SERVICE', :email, '+359881234567', 'гр. София, ул. „Граф Игнатиев“ № 12', :taxId, :status,
       :vatRegistration, :vatNumber, :fiscalMode, :eShopNumber, :invoiceAuthor, :iban, :bic, :logoHash, :brandColor, :slug, now(), now())
     returning id`,
    {
      status: 'ACTIVE',
      businessName: '„Механа Витоша“ ЕООД',
      vatRegistration: 'FULL',
      vatNumber: 'BG175074752',
      fiscalMode: 'OWN_TILL',
      eShopNumber: null,
      iban: null,
      bic: null,
      logoHash: null,
      brandColor: null,
      invoiceAuthor: 'Мария Георгиева',
      // One merchant per tax id.
      taxId: place === 1 ? '175074752' : null,
      email: `merchant${place}@example.com`,
      slug: `merchant-${place}`,
      ...facts,
    },
  );
  return row!.id;
};

/** A SUCCEEDED payment of 100 levs, as a row and as its event. */
export const insertPayment = async (
  database: Database,
  merchantId: number,
  orderNumber: number,
  facts: Partial<SucceededPayment>,
): Promise<SucceededPayment> => {
  const payment = {
    merchantId,
    paymentLinkId: null,
    linkCreatedBy: null,
    amount: Money.ofMinor(10_000, 'BGN'),
    chargeAmount: Money.ofMinor(5_113, 'EUR'),
    eurRate: '1',
    eurRateDay: null,
    description: 'Дегустационно меню за двама',
    customerName: 'Иван Петров',
    customerEmail: 'ivan@example.com',
    buyer: null,
    language: 'bg' as const,
    succeededAt: new Date('2026-11-20T11:59:00Z'),
    orderNumber,
    transactionReference: `pi_${orderNumber}`,
    duplicateOf: null,
    overpaid: false,
    ...facts,
  };
  const [row] = await database.rows<{ id: number }>(
    `insert into payments (merchant_id, payment_link_id, link_created_by, amount_minor, currency, charge_amount_minor, charge_currency,
       eur_rate, eur_rate_day, eur_amount_minor, status, language, net_amount_minor, charge_net_amount_minor, provider, order_number,
       duplicate_of, created_at, updated_at, succeeded_at)
     values (:merchantId, :paymentLinkId, :linkCreatedBy, :amount, :currency, :charge, :chargeCurrency, :eurRate, :eurRateDay, :charge, 'SUCCEEDED', :language,
       :amount, :charge, 'stripe', :orderNumber, :duplicateOf, :succeededAt, :succeededAt, :succeededAt)
     returning id`,
    {
      ...payment,
      amount: Number(payment.amount.minor),
      currency: payment.amount.currency,
      charge: Number(payment.chargeAmount.minor),
      chargeCurrency: payment.chargeAmount.currency,
    },
  );
  return { ...payment, paymentId: row!.id };
};

/** CANCELLED payments of one euro, which neither the ledger nor the provider knows: rows of a list. */
export const insertCancelledPayments = (
  database: Database,
  merchantId: number,
  count: number,
): Promise<unknown> =>
  database.rows(
    `insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
       eur_amount_minor, status, language, provider, order_number, created_at, updated_at)
     select :merchantId, 100, 'EUR', 100, 'EUR', 1, 100, 'CANCELLED', 'bg', 'stripe', 1000 + n, at, at
     from generate_series(1, :count::int) n, lateral (select now() - n * interval '1 minute' as at)`,
    { merchantId, count },
  );

/** A SUCCEEDED refund. @returns its id */
export const insertRefund = async (
  database: Database,
  paymentId: number,
  minor: number,
  currency: string,
): Promise<number> => {
  const [row] = await database.rows<{ id: number }>(
    `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by, created_at, updated_at)
     values (:paymentId, gen_random_uuid(), :minor, :currency, 'REQUESTED_BY_CUSTOMER', 'SUCCEEDED', 'user:1', now(), now())
     returning id`,
    { paymentId, minor, currency },
  );
  return row!.id;
};

/** An ACTIVE payment link of 51.13 euro. @returns its id */
export const insertLink = async (database: Database, merchantId: number): Promise<number> => {
  const [row] = await database.rows<{ id: number }>(
    `insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency,
       usage, status, expires_at, created_at, updated_at)
     values (gen_random_uuid(), :merchantId, 5113, 'EUR', 5113, 'EUR', 'SINGLE', 'ACTIVE',
       now() + interval '30 days', now(), now()) returning id`,
    { merchantId },
  );
  return row!.id;
};

/** Gives a merchant an account at the provider that can be charged; jobs do not check it. */
export const insertProviderAccount = (
  database: Database,
  merchantId: number,
  accountId: string,
): Promise<unknown> =>
  database.rows(
    `insert into provider_accounts
       (merchant_id, provider, account_id, status, requested_at, charges_enabled, payouts_enabled)
     values (:merchantId, 'stripe', :accountId, 'ACTIVE', now(), true, true)`,
    { merchantId, accountId },
  );
