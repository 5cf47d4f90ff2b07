import { searchById } from '#kernel/record-reference.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { recordConditions } from '#platform/database/record-conditions.ts';
import { containing } from '#platform/database/like.ts';
import type { LinkFilters } from './link-view.ts';

/** Whether a transfer is still waited for. */
export const isOpenPromise = (p: string): string => `${p}.paid_at is null and ${p}.withdrawn_at is null`;
/** Whether the link may still be paid by a transfer that was promised before it expired. */
export const isOpenLink = (l: string): string => `${l}.status in ('ACTIVE', 'EXPIRED')`;

/** Columns of `LinkView` from `linkSource`; `:now` decides EXPIRED. */
export const linkColumns = `
  l.id, l.token, l.merchant_id as "merchantId", m.business_name as "merchantName",
  m.language as "merchantLanguage", m.logo_hash as "merchantLogoHash", m.brand_color as "merchantBrandColor", m.status = 'ACTIVE' and m.closed_at is null as "isMerchantAccepting",
  m.status = 'PENDING' and m.closed_at is null as "isMerchantPending",
  l.amount_minor as "amountMinor", l.currency,
  l.charge_amount_minor as "chargeAmountMinor", l.charge_currency as "chargeCurrency", l.fx_rate::text as "fxRate",
  l.invoice_id is not null or l.foreign_document_id is not null as "isInvoice", l.usage, case when l.status = 'ACTIVE' and l.expires_at <= :now then 'EXPIRED' else l.status end as status,
  l.description, l.customer_name as "customerName", l.customer_email as "customerEmail",
  l.tax_rate as "taxRate", l.vat_ground as "vatGround", l.return_url as "returnUrl", l.methods, case when l.customer_id is not null then l.card_max_minor end as "cardMaxMinor", m.iban as "merchantIban", m.vat_registration as "vatRegistration",
  l.expires_at as "expiresAt", l.created_at as "createdAt"`;
/** Columns of `ListedLink` from `linkSource`. */
export const listedColumns = `${linkColumns},
  ${isOpenLink('l')} and exists (select from bank_promises p
    where p.payment_link_id = l.id and ${isOpenPromise('p')}) as "awaitsTransfer"`;
export const linkSource = 'payment_links l join merchants m on m.id = l.merchant_id';

const filterConditions: Readonly<Record<keyof LinkFilters, string>> = {
  search: '(description ilike :search or "customerName" ilike :search or token ilike :search)',
  ids: 'id = any(:ids)',
  status: 'status = :status',
  currency: 'currency = :currency',
  merchantId: '"merchantId" = :merchantId',
  from: '"createdAt" >= :from',
  to: '"createdAt" < :to',
  minAmount: '"amountMinor" >= :minAmount::numeric * 100',
  maxAmount: '"amountMinor" <= :maxAmount::numeric * 100',
  awaitsTransfer: '"awaitsTransfer"',
};

const bindingsOf = ({ search = '', ...filters }: LinkFilters) => ({
  search: containing(search),
  ids: [...(filters.ids ?? [])],
  status: filters.status ?? null,
  currency: filters.currency ?? null,
  merchantId: filters.merchantId ?? null,
  ...dayBounds(filters),
  minAmount: filters.minAmount ?? null,
  maxAmount: filters.maxAmount ?? null,
});

/** Condition on the links `l` that an actor sees, of the visible merchants. */
export const visibleLinks = (visible: Visibility, records: RecordVisibility) => {
  const ofRecords = recordConditions(records, { createdBy: 'l.created_by', at: 'l.created_at' });
  if (visible === 'all') return ofRecords;
  return {
    where: `l.merchant_id = any(:visible) and ${ofRecords.where}`,
    bindings: { ...ofRecords.bindings, visible: [...visible] },
  };
};

/** Source, conditions and bindings for the list and its export; EXPIRED as of `now`. */
export const listedLinks = (
  visible: Visibility,
  request: LinkFilters,
  now: Date,
  records: RecordVisibility = 'all',
) => {
  const filters = searchById(request);
  const seen = visibleLinks(visible, records);
  // Payers make links on a public page; a merchant lists those that were paid.
  const listed =
    visible === 'all' ? seen.where : `(l.origin = 'MERCHANT' or l.status = 'PAID') and ${seen.where}`;
  return {
    source: `(select ${listedColumns} from ${linkSource} where ${listed}) listed`,
    where: conditionsOf(filterConditions, filters),
    bindings: { ...bindingsOf(filters), ...seen.bindings, now },
  };
};
