import { Model, snakeCaseMappers } from 'objection';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { AttemptState, ProviderRequest } from '../../domain/attempt.ts';
import type { DisputePosition, RefundReason, RefundRecord } from '../../domain/money-back.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { DisputeState } from '../../domain/snapshot.ts';
import type { PaymentStatus } from '../../domain/status.ts';

// Fields are declared, not defined: a defined one would write undefined. Columns are named, not starred: a statement that
// PostgreSQL remembers must give the same ones after a migration.

export abstract class Row extends Model {
  static override columnNameMappers = snakeCaseMappers();
}

export class PaymentRow extends Row {
  static override tableName = 'payments';
  static columns = `
    id, merchant_id, payment_link_id, amount_minor, currency, charge_amount_minor, charge_currency, fx_rate,
    eur_rate, eur_amount_minor, status, description, customer_name, customer_email, language,
    platform_fee_minor, merchant_fee_minor, net_amount_minor, charge_platform_fee_minor,
    charge_merchant_fee_minor, charge_net_amount_minor, provider, provider_account, provider_intent_id,
    provider_charge_id, order_number, request_key, transaction_reference, card_brand, card_last4,
    last_decline_code, refunded_amount_minor, refund_status, dispute_status, provider_fee_status,
    provider_fee_actual_minor, provider_fee_currency, late, mismatch, captured_amount_minor, captured_currency,
    mismatch_resolution, duplicate_of, created_at, updated_at, succeeded_at, version`;

  declare id: number;
  declare merchantId: number;
  declare paymentLinkId: number | null;
  declare amountMinor: number;
  declare currency: Currency;
  declare chargeAmountMinor: number;
  declare chargeCurrency: ChargeCurrency;
  declare fxRate: string | null;
  declare eurRate: string;
  declare eurAmountMinor: number;
  declare status: PaymentStatus;
  declare description: string | null;
  declare customerName: string | null;
  declare customerEmail: string | null;
  declare language: Language;
  declare platformFeeMinor: number;
  declare merchantFeeMinor: number;
  declare netAmountMinor: number;
  declare chargePlatformFeeMinor: number;
  declare chargeMerchantFeeMinor: number;
  declare chargeNetAmountMinor: number;
  declare provider: string;
  declare providerAccount: string | null;
  declare providerIntentId: string | null;
  declare providerChargeId: string | null;
  declare orderNumber: number;
  declare requestKey: string | null;
  declare transactionReference: string | null;
  declare cardBrand: string | null;
  declare cardLast4: string | null;
  declare lastDeclineCode: string | null;
  declare refundedAmountMinor: number;
  declare refundStatus: 'NONE' | 'PARTIAL' | 'FULL';
  declare disputeStatus: PaymentRecord['disputeStatus'];
  declare providerFeeStatus: PaymentRecord['providerFeeStatus'];
  declare providerFeeActualMinor: number | null;
  declare providerFeeCurrency: string | null;
  declare late: boolean;
  declare mismatch: string | null;
  declare capturedAmountMinor: number | null;
  declare capturedCurrency: string | null;
  declare mismatchResolution: PaymentRecord['mismatchResolution'];
  declare duplicateOf: number | null;
  declare createdAt: string;
  declare updatedAt: string;
  declare succeededAt: string | null;
  declare version: number;
}

export class AttemptRow extends Row {
  static override tableName = 'payment_attempts';
  static columns = `
    id, payment_id, seq, provider_key, provider_request, state, single_link_id, provider_session_id,
    checkout_url, expires_at, last_error, network, created_at, updated_at`;
  static override jsonAttributes = ['providerRequest'];

  declare id: number;
  declare paymentId: number;
  declare seq: number;
  declare providerKey: string;
  declare providerRequest: ProviderRequest;
  declare state: AttemptState;
  declare singleLinkId: number | null;
  declare providerSessionId: string | null;
  declare checkoutUrl: string | null;
  declare expiresAt: string;
  declare lastError: string | null;
  declare network: string | null;
  declare createdAt: string;
  declare updatedAt: string;
}

export class RefundRow extends Row {
  static override tableName = 'refunds';
  static columns = `
    id, payment_id, provider_key, provider_attempt, provider_refund_id, amount_minor, currency, reason, note,
    status, failure_reason, requested_by, request_key, times_booked, created_at, updated_at`;

  declare id: number;
  declare paymentId: number;
  declare providerKey: string;
  declare providerAttempt: number;
  declare providerRefundId: string | null;
  declare amountMinor: number;
  declare currency: ChargeCurrency;
  declare reason: RefundReason;
  declare note: string | null;
  declare status: RefundRecord['state'];
  declare failureReason: string | null;
  declare requestedBy: string;
  declare requestKey: string | null;
  declare timesBooked: number;
  declare createdAt: string;
  declare updatedAt: string;
}

export class DisputeRow extends Row {
  static override tableName = 'disputes';
  static columns = `
    id, payment_id, provider_dispute_id, amount_minor, currency, reason, status, is_inquiry, position,
    fee_minor, fee_currency, bookings, evidence_due_at, opened_at, updated_at`;

  declare id: number;
  declare paymentId: number;
  declare providerDisputeId: string;
  declare amountMinor: number;
  declare currency: ChargeCurrency;
  declare reason: string;
  declare status: DisputeState;
  declare isInquiry: boolean;
  declare position: DisputePosition;
  declare feeMinor: number;
  declare feeCurrency: ChargeCurrency | null;
  declare bookings: number;
  declare evidenceDueAt: string | null;
  declare openedAt: string;
  declare updatedAt: string;
}
