import { isUnknown, type PayoutLine } from '#modules/payouts/domain/payout-line.ts';
import type { LinesOfPayout, Payout } from '#modules/payouts/domain/payout.ts';
import type { Payouts, SeenPayout } from '#modules/payouts/ports/payouts.ts';

export class InMemoryPayouts implements Payouts {
  readonly #payouts = new Map<string, Payout>();
  readonly #lines = new Map<string, PayoutLine & { payoutId: number }>();

  async get(providerPayoutId: string): Promise<Payout | null> {
    return this.#payouts.get(providerPayoutId) ?? null;
  }

  async lock({ now, ...seen }: SeenPayout): Promise<Payout> {
    const known = this.#payouts.get(seen.providerPayoutId);
    if (known !== undefined) return known;
    const added: Payout = {
      ...seen,
      id: this.#payouts.size + 1,
      status: 'PENDING',
      failureCode: null,
      failureText: null,
      bankLast4: null,
      statementDescriptor: null,
      traceId: null,
      reconciliation: 'NOT_YET',
      unknownLines: 0,
      changedAt: now,
      version: 1,
    };
    this.#payouts.set(seen.providerPayoutId, added);
    return added;
  }

  async save(payout: Payout): Promise<void> {
    this.#payouts.set(payout.providerPayoutId, { ...payout, version: payout.version + 1 });
  }

  async addLines(payoutId: number, lines: readonly PayoutLine[]): Promise<LinesOfPayout> {
    for (const line of lines) {
      const known = this.#lines.get(line.transactionId);
      if (known === undefined) this.#lines.set(line.transactionId, { ...line, payoutId });
      else this.#lines.set(line.transactionId, { ...known, paymentId: known.paymentId ?? line.paymentId });
    }
    const all = [...this.#lines.values()].filter((line) => line.payoutId === payoutId);
    return {
      netMinor: all.reduce((sum, { netMinor }) => sum + netMinor, 0),
      unknown: all.filter((line) => isUnknown(line)).length,
    };
  }
}
