import type { PaymentRecord } from './payment-record.ts';
import type { By, PaymentState } from './payment-state.ts';

/** An early fraud warning: the payer's bank reports a payment as fraud, often before a dispute with its fee. */
export type FraudWarning = Readonly<{
  warningId: string;
  /** The provider's code, such as `made_with_stolen_card`. */
  type: string;
  /** Whether a full refund still prevents a dispute, as the provider says. */
  isActionable: boolean;
  /** ISO 8601. */
  warnedAt: string;
}>;

type Warned = Pick<
  PaymentRecord,
  'fraudWarning' | 'status' | 'disputeStatus' | 'refundedMinor' | 'chargeAmount'
>;

/** Whether the merchant can still answer the warning by a refund. */
const isOpen = ({ fraudWarning, status, disputeStatus, refundedMinor, chargeAmount }: Warned): boolean =>
  fraudWarning?.isActionable === true &&
  status === 'SUCCEEDED' &&
  disputeStatus === 'NONE' &&
  refundedMinor < chargeAmount.minor;

/**
 * Stores a warning, the newest one when there are several.
 * @returns whether it is new and can be answered by a refund
 */
export const warnOfFraud = (state: PaymentState, warning: FraudWarning, by: By): boolean => {
  const { fraudWarning: before } = state.record;
  const isNew = before?.warningId !== warning.warningId;
  if (isNew && before !== null && before.warnedAt > warning.warnedAt) return false;
  state.change({ fraudWarning: warning });
  if (isNew) state.addHistory('FLAGGED', `FRAUD_WARNING:${warning.type}`, by);
  return isNew && isOpen(state.record);
};
