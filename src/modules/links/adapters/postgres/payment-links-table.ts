import type { ChargeCurrency } from '#kernel/currency.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import {
  defineTable,
  generated,
  instant,
  money,
  optionalInstant,
  plain,
} from '#platform/database/define-table.ts';
import type { ChosenWays } from '../../domain/ways-to-pay.ts';
import type { LinkOrigin, LinkStatus, LinkUsage } from '../../domain/payment-link.ts';

/** A record of the aggregate as a row. */
export const paymentLinks = defineTable('payment_links', {
  id: generated<number | undefined>(),
  token: plain<string>(),
  merchantId: plain<number>(),
  createdBy: plain<number | null>(),
  invoiceId: plain<number | null>(),
  installment: plain<number | null>(),
  foreignDocumentId: plain<number | null>(),
  amount: money('amountMinor', 'currency'),
  chargeAmount: money<ChargeCurrency>('chargeAmountMinor', 'chargeCurrency'),
  fxRate: plain<string | null>(),
  customerId: plain<number | null>(),
  origin: plain<LinkOrigin>(),
  openedFrom: plain<string | null>(),
  usage: plain<LinkUsage>(),
  status: plain<LinkStatus>(),
  description: plain<string | null>(),
  customerName: plain<string | null>(),
  customerEmail: plain<string | null>(),
  taxRate: plain<VatRate | null>(),
  vatGround: plain<VatGround | null>(),
  returnUrl: plain<string | null>(),
  methods: plain<ChosenWays>(),
  cardMaxMinor: plain<number | null>(),
  expiresAt: optionalInstant(),
  createdAt: instant(),
  updatedAt: instant(),
  paidAt: optionalInstant(),
  cancelledAt: optionalInstant(),
  version: plain<number>(),
});
