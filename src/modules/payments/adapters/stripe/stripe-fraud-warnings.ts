import type { Stripe } from 'stripe';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { callProvider, requireObject } from '#platform/stripe/stripe-failures.ts';
import type { FraudWarnings, ProviderFraudWarning } from '../../ports/fraud-warnings.ts';

const read = (seen: Stripe.Radar.EarlyFraudWarning): ProviderFraudWarning => {
  const { payment_intent: intent = null } = seen;
  return {
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    warning: {
      warningId: seen.id,
      type: seen.fraud_type,
      isActionable: seen.actionable,
      warnedAt: new Date(seen.created * 1_000).toISOString(),
    },
  };
};

/** Early fraud warnings at Stripe Radar. */
export class StripeFraudWarnings implements FraudWarnings {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async fetch(warningId: string, account: string | null): Promise<ProviderFraudWarning | null> {
    const { earlyFraudWarnings } = this.#stripe.radar;
    try {
      const seen = await callProvider(() => earlyFraudWarnings.retrieve(warningId, {}, onAccount(account)));
      requireObject(seen, 'radar.early_fraud_warning');
      return read(seen);
    } catch (error) {
      if (error instanceof ProviderRefused && error.reason === 'resource_missing') return null;
      throw error;
    }
  }
}
