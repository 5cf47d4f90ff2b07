import type {
  OfCharge,
  ProviderCharge,
  ProviderDispute,
  ProviderRecords,
  ProviderRefund,
  ProviderSession,
} from '#modules/payments/ports/provider-records.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import type { FakeCardProvider } from './fake-card-provider.ts';

/** The charge of a card that stays has no session. */
const isCharge = (id: string): boolean => id.startsWith('pi_');

/** Records of the sessions at the fake card provider, all created at one instant. */
export class FakeProviderRecords implements ProviderRecords {
  readonly #cardProvider: FakeCardProvider;
  readonly #createdAt: Date;

  constructor(cardProvider: FakeCardProvider, createdAt: Date) {
    this.#cardProvider = cardProvider;
    this.#createdAt = createdAt;
  }

  async *charges(since: Date): AsyncGenerator<ProviderCharge> {
    for (const one of this.#since(since)) {
      const { chargeId, key, amountMinor: capturedMinor, fee, card } = one;
      if (one.money !== 'PAID') continue;
      const seen = { cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null };
      yield { ...this.#ofCharge(one), chargeId: chargeId!, key, capturedMinor, fee, ...seen };
    }
  }

  async *refunds(since: Date): AsyncGenerator<ProviderRefund> {
    for (const one of this.#since(since))
      for (const refund of one.refunds) yield { ...this.#ofCharge(one), ...refund };
  }

  async *disputes(since: Date): AsyncGenerator<ProviderDispute> {
    for (const one of this.#since(since))
      for (const dispute of one.disputes) yield { ...this.#ofCharge(one), ...dispute };
  }

  async *sessions(since: Date): AsyncGenerator<ProviderSession> {
    for (const { sessionId, key } of this.#since(since))
      if (key !== null && !isCharge(sessionId)) yield { sessionId, key };
  }

  #since(since: Date): readonly CheckoutSnapshot[] {
    return this.#createdAt >= since ? this.#cardProvider.snapshots : [];
  }

  #ofCharge({ intentId, currency }: CheckoutSnapshot): OfCharge {
    return { intentId, currency, createdAt: this.#createdAt };
  }
}
