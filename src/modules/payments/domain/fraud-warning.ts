import type { FraudWarning, PaymentRecord } from './payment-record.ts';
import type { By, PaymentState } from './payment-state.ts';

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
