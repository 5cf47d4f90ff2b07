import { ProviderAway } from '#kernel/provider-failures.ts';
import type { FraudWarnings, ProviderFraudWarning } from '#modules/payments/ports/fraud-warnings.ts';

type Stored = Readonly<{ account: string | null; seen: ProviderFraudWarning }>;

/** Early fraud warnings that tests add. */
export class FakeFraudWarnings implements FraudWarnings {
  readonly #stored = new Map<string, Stored>();
  #isAway = false;

  /** @returns the id of the warning and of its payment intent */
  warn(type: string, account: string | null): Readonly<{ warningId: string; intentId: string }> {
    const place = this.#stored.size + 1;
    const warningId = `issfr_${place}`;
    const intentId = `pi_${place}`;
    const warnedAt = new Date(Date.UTC(2026, 10, 20, 12, 0, place)).toISOString();
    const warning = { warningId, type, isActionable: true, warnedAt };
    this.#stored.set(warningId, { account, seen: { intentId, warning } });
    return { warningId, intentId };
  }

  /** The payment of the warning is refunded whole or disputed. */
  end(warningId: string): void {
    const { account, seen } = this.#stored.get(warningId)!;
    const warning = { ...seen.warning, isActionable: false };
    this.#stored.set(warningId, { account, seen: { ...seen, warning } });
  }

  /** The next call is not answered. */
  fail(): void {
    this.#isAway = true;
  }

  async fetch(warningId: string, account: string | null): Promise<ProviderFraudWarning | null> {
    if (this.#isAway) {
      this.#isAway = false;
      throw new ProviderAway(new Error('the provider does not answer'));
    }
    const stored = this.#stored.get(warningId);
    return stored?.account === account ? stored.seen : null;
  }
}
