import type { Language } from '#kernel/language.ts';
import { MerchantSuspended } from './failures.ts';
import type { FiscalProfile } from './fiscal-profile.ts';
import type { Plan } from '#kernel/plans.ts';
import type { MerchantProfile } from './merchant-profile.ts';
import { merchantTransitions, type MerchantStatus } from './merchant-status.ts';
import { slugOf } from './slug.ts';

/** A merchant as stored. */
export type MerchantDetails = MerchantProfile &
  FiscalProfile &
  Readonly<{
    id: number;
    status: MerchantStatus;
    plan: Plan;
    /** The plan that its registration asked for, until one is chosen; null: none. */
    wantedPlan: Plan | null;
    slug: string;
    language: Language;
    /** SHA-256 of the picture, hexadecimal; the key of the logo in `Logos`. */
    logoHash: string | null;
    /** `#RRGGBB` in capitals. */
    brandColor: string | null;
    closedAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    version: number;
  }>;

/** A merchant without an id; the slug may still be taken. */
export type NewMerchant = Omit<MerchantDetails, 'id'>;

/** Fiscal profile and language of documents and mails. */
export type MerchantTerms = FiscalProfile & Readonly<{ language: Language }>;

/** A business that accepts payments. */
export class Merchant {
  #record: MerchantDetails;

  private constructor(record: MerchantDetails) {
    this.#record = record;
  }

  /**
   * A new merchant is PENDING. It is registered for VAT when its tax id was given as a Bulgarian VAT number
   * (`vatNumber`); its fiscal profile can change that.
   */
  static create(
    profile: MerchantProfile,
    {
      vatNumber,
      language,
      wantedPlan = null,
    }: Readonly<{ vatNumber: string | null; language: Language; wantedPlan?: Plan | null | undefined }>,
    now: Date,
  ): NewMerchant {
    return {
      ...profile,
      status: 'PENDING',
      plan: 'STARTER',
      wantedPlan,
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
      brandColor: null,
      closedAt: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
  }

  static restore(record: MerchantDetails): Merchant {
    return new Merchant(record);
  }

  /** For persistence and presentation. */
  toRecord(): MerchantDetails {
    return this.#record;
  }

  /** Whether it accepts payments now. */
  get isAccepting(): boolean {
    return this.#record.status === 'ACTIVE' && this.#record.closedAt === null;
  }

  /** Setting the current status changes nothing. */
  changeStatus(status: MerchantStatus, now: Date): void {
    if (merchantTransitions.isAllowed(this.#record.status, status)) this.#set({ status }, now);
  }

  /** Setting the current plan changes nothing, but that no other one is wanted. */
  changePlan(plan: Plan, now: Date): void {
    const { plan: before, wantedPlan } = this.#record;
    if (plan !== before || wantedPlan !== null) this.#set({ plan, wantedPlan: null }, now);
  }

  /** The slug stays: printed URLs must keep working. @throws MerchantSuspended */
  updateProfile(profile: MerchantProfile, now: Date): void {
    this.mustNotBeSuspended();
    this.#set(profile, now);
  }

  /** Changes profile and terms whatever the status: an administrator does it. The slug stays. */
  correct(change: MerchantProfile & MerchantTerms, now: Date): void {
    const isSame = (Object.keys(change) as (keyof typeof change)[]).every(
      (field) => this.#record[field] === change[field],
    );
    if (!isSame) this.#set(change, now);
  }

  /** Replaces the mistyped e-mail of the registration; another one stays. */
  correctEmail({ from, to }: Readonly<{ from: string; to: string }>, now: Date): void {
    if (this.#record.email === from) this.#set({ email: to }, now);
  }

  /** Takes the bank account away and restores the proved address. */
  endUnverifiedDetails(email: string, now: Date): void {
    const { iban, bic, email: given } = this.#record;
    if (iban !== null || bic !== null || given !== email) this.#set({ iban: null, bic: null, email }, now);
  }

  setTerms(terms: MerchantTerms, now: Date): void {
    this.#set(terms, now);
  }

  setLogo(logoHash: string | null, now: Date): void {
    this.#set({ logoHash }, now);
  }

  /** Setting the current colour changes nothing. */
  setBrandColor(brandColor: string | null, now: Date): void {
    if (brandColor !== this.#record.brandColor) this.#set({ brandColor }, now);
  }

  /** Hides the merchant and ends its plan; its documents and payments stay. */
  close(now: Date): void {
    this.#set({ status: 'INACTIVE', plan: 'STARTER', closedAt: now }, now);
  }

  /** @throws MerchantSuspended */
  mustNotBeSuspended(): void {
    const { status } = this.#record;
    if (status === 'SUSPENDED' || status === 'INACTIVE') throw new MerchantSuspended();
  }

  #set(change: Partial<MerchantDetails>, now: Date): void {
    this.#record = { ...this.#record, ...change, updatedAt: now };
  }
}
