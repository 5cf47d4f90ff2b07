import { token } from '#kernel/token.ts';
import type { FraudWarning } from '../domain/payment-record.ts';

/** A warning at the provider, with the payment intent that it is about. */
export type ProviderFraudWarning = Readonly<{ intentId: string | null; warning: FraudWarning }>;

/** Early fraud warnings of the provider. */
export interface FraudWarnings {
  /**
   * A warning on an account (null: the platform's own); null for one that the account does not have.
   * @throws ProviderAway, ProviderRefused
   */
  fetch(warningId: string, account: string | null): Promise<ProviderFraudWarning | null>;
}
export const FraudWarnings = token<FraudWarnings>('payments.FraudWarnings');
