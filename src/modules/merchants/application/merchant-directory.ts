import type { Actor } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { FiscalProfile } from '../domain/fiscal-profile.ts';
import type { MerchantProfile, Plan } from '../domain/merchant-profile.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';

export type MerchantRecord = MerchantProfile &
  FiscalProfile &
  Readonly<{
    id: number;
    status: MerchantStatus;
    /** May take money now: ACTIVE and not closed. */
    isAccepting: boolean;
    plan: Plan;
    language: Language;
    /** The merchant's account at the card provider; null until it is connected. */
    providerAccount: string | null;
    slug: string;
    /** Names its logo among `Logos`; null without one. */
    logoHash: string | null;
  }>;

/** What other modules read of merchants. */
export interface MerchantDirectory {
  /** Closed merchants, too: their documents and payments stay. */
  byId(id: number): Promise<MerchantRecord | null>;
  /** null for a closed merchant. */
  openById(id: number): Promise<MerchantRecord | null>;
  /** The merchants whose data the actor may see; it belongs into the query. */
  visibleTo(actor: Actor): Promise<Visibility>;
  /** The connected provider accounts of all merchants. */
  providerAccounts(): Promise<readonly string[]>;
}
export const MerchantDirectory = token<MerchantDirectory>('merchants.MerchantDirectory');
