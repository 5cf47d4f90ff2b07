import type { Actor } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { Days } from '#kernel/month.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { FiscalProfile } from '../domain/fiscal-profile.ts';
import type { Plan } from '#kernel/plans.ts';
import type { MerchantProfile } from '../domain/merchant-profile.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';
import type { Registration, RegistrationSegment } from '../domain/registrations.ts';

/** A merchant as other modules see it. */
export type MerchantRecord = MerchantProfile &
  FiscalProfile &
  Readonly<{
    id: number;
    status: MerchantStatus;
    /** Accepts payments now: ACTIVE and not closed. */
    isAccepting: boolean;
    plan: Plan;
    language: Language;
    slug: string;
    /** The key of its logo in `Logos`; null without a logo. */
    logoHash: string | null;
    /** `#RRGGBB`; null: none. */
    brandColor: string | null;
  }>;

/** Public API: merchants for other modules. */
export interface MerchantDirectory {
  /** Includes closed merchants, because their documents and payments stay; null for an unknown id. */
  byId(id: number): Promise<MerchantRecord | null>;
  /** Null for an unknown or closed merchant. */
  openById(id: number): Promise<MerchantRecord | null>;
  /** The open merchants among these, by one statement, in the order of their ids. */
  openByIds(ids: readonly number[]): Promise<readonly MerchantRecord[]>;
  /**
   * The VAT registrations that hold on the days, in their order and without a gap: more than one when it changed inside of
   * them. Before the first recorded day the first one holds. Empty for an unknown id.
   */
  registrationsOf(id: number, days: Days): Promise<readonly RegistrationSegment[]>;
  /** The VAT registrations that hold, each with its first day, the oldest first. Empty for an unknown id. */
  registrationHistoryOf(id: number): Promise<readonly Registration[]>;
  /** The merchants whose data the actor may see; apply it in the query. */
  visibleTo(actor: Actor): Promise<Visibility>;
}
export const MerchantDirectory = token<MerchantDirectory>('merchants.MerchantDirectory');
