import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { PushEvent } from '../domain/events.ts';

/** A browser of a user that is notified about one merchant. */
export type PushSubscription = Readonly<{
  userId: number;
  merchantId: number;
  /** It ends with this session. */
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}>;
export type StoredSubscription = PushSubscription & Readonly<{ id: number }>;

export interface PushSubscriptions {
  /** Replaces the one with the same endpoint; keeps the newest `most` of the user and merchant. */
  save(subscription: PushSubscription, now: Date, most: number): Promise<void>;
  /** Binds the user's browser to a newer session. @returns whether the user has subscribed it for the merchant */
  renew(browser: Omit<PushSubscription, 'p256dh' | 'auth'>): Promise<boolean>;
  /** @returns whether there was one */
  remove(userId: number, endpoint: string): Promise<boolean>;
  removeById(id: number): Promise<void>;
  /** Of a live session and an ACTIVE account with a membership; null for others. */
  live(id: number): Promise<StoredSubscription | null>;
  /**
   * Ids of the live subscriptions of those who want the event. A CASHIER is notified about the payments of the own
   * links only. @param linkCreatedBy the user who created the paid link
   */
  idsFor(merchantId: number, event: PushEvent, linkCreatedBy: number | null): Promise<readonly number[]>;
  /** Live browsers of a user. */
  countOf(userId: number, merchantId: number): Promise<number>;
  /** Whether any browser may have to be notified; cheap, for the transaction of the fact. */
  isAny(merchantId: number): Promise<boolean>;
  /** Deletes those of ended sessions and memberships. */
  removeEnded(merchantId: number): Promise<void>;
}
export const PushSubscriptions = token<PushSubscriptions>('notifications.PushSubscriptions');
