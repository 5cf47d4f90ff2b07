import { Model, snakeCaseMappers } from 'objection';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { AttemptState, ProviderRequest } from '../../domain/attempt.ts';
import type { RefundReason, RefundRecord } from '../../domain/money-back.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { DisputeState } from '../../domain/snapshot.ts';
import type { PaymentStatus } from '../../domain/status.ts';

// Fields are declared, not defined: a defined one would write undefined.

abstract class Row extends Model {
  static override columnNameMappers = snakeCaseMappers();
}

export class PaymentRow extends Row {
  static override tableName = 'payments';

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
  declare late: boolean;
  declare mismatch: string | null;
  declare duplicateOf: number | null;
  declare createdAt: string;
  declare updatedAt: string;
  declare succeededAt: string | null;
  declare version: number;
}

export class AttemptRow extends Row {
  static override tableName = 'payment_attempts';
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
  declare createdAt: string;
  declare updatedAt: string;
}

export class RefundRow extends Row {
  static override tableName = 'refunds';

  declare id: number;
  declare paymentId: number;
  declare providerKey: string;
  declare providerRefundId: string | null;
  declare amountMinor: number;
  declare currency: ChargeCurrency;
  declare reason: RefundReason;
  declare note: string | null;
  declare status: RefundRecord['state'];
  declare failureReason: string | null;
  declare requestedBy: string;
  declare requestKey: string | null;
  declare createdAt: string;
  declare updatedAt: string;
}

export class DisputeRow extends Row {
  static override tableName = 'disputes';

  declare id: number;
  declare paymentId: number;
  declare providerDisputeId: string;
  declare amountMinor: number;
  declare currency: ChargeCurrency;
  declare reason: string;
  declare status: DisputeState;
  declare isInquiry: boolean;
  declare openedAt: string;
  declare updatedAt: string;
}
