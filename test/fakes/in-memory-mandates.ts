import type { Mandate, MandateDraft, MandateEnd } from '#modules/payments/domain/mandate.ts';
import type { Mandates } from '#modules/payments/application/mandates/mandates.ts';

type Charge = Readonly<{ mandateId: number; minor: bigint; at: Date }>;

/** Mandates in memory; `charges` answers what their payments charged. */
export class InMemoryMandates implements Mandates {
  readonly #stored = new Map<number, Mandate>();
  readonly #charges: () => readonly Charge[];

  constructor(charges: () => readonly Charge[] = () => []) {
    this.#charges = charges;
  }

  async add(draft: MandateDraft): Promise<Mandate> {
    const { merchantId, customerId } = draft;
    if (customerId !== null && this.#active(merchantId, customerId) !== null)
      throw new Error('the customer has a mandate');
    const mandate = { ...draft, id: this.#stored.size + 1, endedAt: null, endedBy: null };
    this.#stored.set(mandate.id, mandate);
    return mandate;
  }

  async find(key: Readonly<{ id: number } | { token: string }>): Promise<Mandate | null> {
    const isMeant = (one: Mandate) => ('id' in key ? one.id === key.id : one.token === key.token);
    return this.#all.find(isMeant) ?? null;
  }

  lock(id: number): Promise<Mandate | null> {
    return this.find({ id });
  }

  async activeOf(merchantId: number, customerId: number): Promise<Mandate | null> {
    return this.#active(merchantId, customerId);
  }

  async lockActive(merchantId: number, customerId: number): Promise<Mandate | null> {
    return this.#active(merchantId, customerId);
  }

  async activeOfMerchant(merchantId: number): Promise<readonly number[]> {
    return this.#all
      .filter((one) => one.merchantId === merchantId && one.endedAt === null)
      .map(({ id }) => id);
  }

  async moveToCustomer({ merchantId, from, into }: Parameters<Mandates['moveToCustomer']>[0]): Promise<void> {
    for (const one of this.#all)
      if (one.merchantId === merchantId && one.customerId === from)
        this.#stored.set(one.id, { ...one, customerId: into });
  }

  async end(id: number, { by, at }: Readonly<{ by: MandateEnd; at: Date }>): Promise<void> {
    const found = this.#stored.get(id)!;
    if (found.endedAt !== null) return;
    this.#stored.set(id, {
      ...found,
      endedAt: at,
      endedBy: by,
      providerCustomer: null,
      providerMethod: null,
    });
  }

  async chargedIn(id: number, { from, before }: Parameters<Mandates['chargedIn']>[1]): Promise<bigint> {
    return this.#charges()
      .filter(({ mandateId, at }) => mandateId === id && at >= from && at < before)
      .reduce((sum, { minor }) => sum + minor, 0n);
  }

  get #all(): Mandate[] {
    return [...this.#stored.values()];
  }

  #active(merchantId: number, customerId: number): Mandate | null {
    const isMeant = (one: Mandate) =>
      one.merchantId === merchantId && one.customerId === customerId && one.endedAt === null;
    return this.#all.find(isMeant) ?? null;
  }
}
