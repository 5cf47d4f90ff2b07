import type { Language } from '#kernel/language.ts';
import { MerchantSuspended } from './failures.ts';
import type { FiscalProfile } from './fiscal-profile.ts';
import type { MerchantProfile, Plan } from './merchant-profile.ts';
import { merchantStates, type MerchantStatus } from './merchant-status.ts';
import { slugOf } from './slug.ts';

export type MerchantState = MerchantProfile &
  FiscalProfile &
  Readonly<{
    id: number;
    status: MerchantStatus;
    plan: Plan;
    slug: string;
    language: Language;
    /** SHA-256 of the picture, hexadecimal; it is the logo's name. */
    logoHash: string | null;
    providerAccount: string | null;
    closedAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
  }>;

/** Before it is stored; `slug` is what it would like to have. */
export type NewMerchant = Omit<MerchantState, 'id'>;

/** What documents must say beside the profile, and in which language. */
export type MerchantTerms = FiscalProfile & Readonly<{ language: Language }>;

/** A business that takes payments. Changes give a new value; the old one stays as it was. */
export class Merchant {
  readonly state: MerchantState;

  private constructor(state: MerchantState) {
    this.state = state;
  }

  static restore(state: MerchantState): Merchant {
    return new Merchant(state);
  }

  /**
   * Waits for approval. Registered for VAT when its tax id was given as a Bulgarian VAT number (`vatNumber`); its own
   * profile changes that.
   */
  static register(
    profile: MerchantProfile,
    { vatNumber, language }: Readonly<{ vatNumber: string | null; language: Language }>,
    now: Date,
  ): NewMerchant {
    return {
      ...profile,
      status: 'PENDING',
      plan: 'STARTER',
      vatRegistration: vatNumber === null ? 'NONE' : 'FULL',
      vatNumber,
      fiscalMode: 'OWN_TILL',
      eShopNumber: null,
      iban: null,
      bic: null,
      invoiceAuthor: null,
      slug: slugOf(profile.businessName),
      language,
      logoHash: null,
      providerAccount: null,
      closedAt: null,
      createdAt: now,
      updatedAt: now,
    };
  }

  get isAccepting(): boolean {
    return this.state.status === 'ACTIVE' && this.state.closedAt === null;
  }

  /** Setting the status that stands changes nothing. */
  withStatus(status: MerchantStatus, now: Date): Merchant {
    return merchantStates.isAllowed(this.state.status, status) ? this.#with({ status }, now) : this;
  }

  /** Setting the current plan changes nothing. */
  withPlan(plan: Plan, now: Date): Merchant {
    return plan === this.state.plan ? this : this.#with({ plan }, now);
  }

  /** The slug stays: addresses that were printed go on working. @throws MerchantSuspended */
  withProfile(profile: MerchantProfile, now: Date): Merchant {
    this.mustBeInGoodStanding();
    return this.#with(profile, now);
  }

  withTerms(terms: MerchantTerms, now: Date): Merchant {
    return this.#with(terms, now);
  }

  withLogo(logoHash: string | null, now: Date): Merchant {
    return this.#with({ logoHash }, now);
  }

  /** Hidden from now on; what it did before can still be told. */
  close(now: Date): Merchant {
    return this.#with({ status: 'INACTIVE', closedAt: now }, now);
  }

  /** @throws MerchantSuspended */
  mustBeInGoodStanding(): void {
    if (this.state.status === 'SUSPENDED' || this.state.status === 'INACTIVE') throw new MerchantSuspended();
  }

  #with(change: Partial<MerchantState>, now: Date): Merchant {
    return new Merchant({ ...this.state, ...change, updatedAt: now });
  }
}
