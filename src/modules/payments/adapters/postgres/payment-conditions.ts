import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { readId, searchById } from '#kernel/record-reference.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { recordConditions } from '#platform/database/record-conditions.ts';
import { containing, containingMailbox } from '#platform/database/like.ts';
import type { PaymentMethod } from '../../domain/payment-record.ts';
import type { PaymentStatus } from '../../domain/status.ts';
import { reviewConditions, type PaymentReview } from './review-conditions.ts';

/** Filters of the payment list, its export and its summary. */
export type PaymentFilters = Readonly<{
  ids?: readonly number[] | undefined;
  search?: string | undefined;
  status?: PaymentStatus | undefined;
  method?: PaymentMethod | undefined;
  currency?: Currency | undefined;
  merchantId?: number | undefined;
  paymentLinkId?: number | undefined;
  /** Why the payment needs review. */
  review?: PaymentReview | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  /** Amount in units of its currency, both included. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}>;

type Conditions = { where: string; bindings: Record<string, unknown> };

const rowsOfMerchants = (visible: Visibility): Conditions => {
  if (visible === 'all') return { where: 'true', bindings: {} };
  const [only, ...others] = visible;
  // For one merchant the index returns rows in order; for several they must be sorted.
  if (only !== undefined && others.length === 0)
    return { where: 'p.merchant_id = :only', bindings: { only } };
  return { where: 'p.merchant_id = any(:visible)', bindings: { visible: [...visible] } };
};

/** Condition on the payments `p` that an actor sees, of the visible merchants. */
export const visibleRows = (visible: Visibility, records: RecordVisibility): Conditions => {
  const ofMerchants = rowsOfMerchants(visible);
  if (records === 'all') return ofMerchants;
  const ofRecords = recordConditions(records, { createdBy: 'p.link_created_by', at: 'p.created_at' });
  return {
    where: `${ofMerchants.where} and ${ofRecords.where}`,
    bindings: { ...ofMerchants.bindings, ...ofRecords.bindings },
  };
};

const filterConditions: Readonly<Record<keyof PaymentFilters, string>> = {
  ids: 'p.id = any(:ids)',
  status: 'p.status = :status',
  method: 'p.method = :method',
  currency: 'p.currency = :currency',
  merchantId: 'p.merchant_id = :merchantId',
  paymentLinkId: 'p.payment_link_id = :paymentLinkId',
  review: reviewConditions.WAITING,
  from: 'p.created_at >= :from',
  to: 'p.created_at < :to',
  minAmount: 'p.amount_minor >= :minAmount::numeric * 100',
  maxAmount: 'p.amount_minor <= :maxAmount::numeric * 100',
  // Each alternative has its own index: one without would read every row.
  search: `(p.description ilike :search or p.customer_name ilike :search or p.note ilike :search
    or (p.customer_email ilike :mailbox and lower(p.customer_email) like lower(:search))
    or p.provider_intent_id = :exact or p.card_last4 = :exact or p.order_number = :number or p.id = :number
    or (p.merchant_id = :referenceMerchant and p.order_number = :referenceOrder))`,
};

const referencePattern = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;

const searchBindings = (search: string) => {
  const [, merchant, order] = referencePattern.exec(search) ?? [];
  return {
    search: containing(search),
    mailbox: containingMailbox(search),
    exact: search,
    number: readId(search),
    referenceMerchant: merchant === undefined ? null : Number(merchant),
    referenceOrder: order === undefined ? null : Number(order),
  };
};

/** Names of the filters that are set; extra keys are ignored. */
export const givenFilters = (filters: PaymentFilters): string[] =>
  (Object.keys(filterConditions) as (keyof PaymentFilters)[]).filter((name) => (filters[name] ?? '') !== '');

/** Condition and bindings of the filtered payments `p`, for lists and summaries. */
export const filteredRows = (
  visible: Visibility,
  requested: PaymentFilters,
  records: RecordVisibility = 'all',
): Conditions => {
  const filters = searchById(requested);
  const review = reviewConditions[filters.review ?? 'WAITING'];
  const { where, bindings } = visibleRows(visible, records);
  return {
    where: `${where} and ${conditionsOf({ ...filterConditions, review }, filters)}`,
    bindings: {
      ...bindings,
      ids: [...(filters.ids ?? [])],
      status: filters.status ?? null,
      method: filters.method ?? null,
      currency: filters.currency ?? null,
      merchantId: filters.merchantId ?? null,
      paymentLinkId: filters.paymentLinkId ?? null,
      ...dayBounds(filters),
      minAmount: filters.minAmount ?? null,
      maxAmount: filters.maxAmount ?? null,
      ...searchBindings(filters.search ?? ''),
    },
  };
};
