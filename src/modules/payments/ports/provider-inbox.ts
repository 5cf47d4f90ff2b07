import { token } from '#kernel/token.ts';
import type { ProviderSignal } from './provider-signals.ts';

export type InboxState = 'NEW' | 'DONE' | 'PARKED' | 'IGNORED';
/** TYPE: not one that the product acts on. MODE: live in a test installation, or the reverse. FOREIGN: not made here. */
export type IgnoredFor = 'TYPE' | 'MODE' | 'FOREIGN';
export type InboxEvent = Readonly<{
  id: number;
  state: InboxState;
  attempts: number;
  payload: Readonly<Record<string, unknown>>;
}>;

/** Every signal as it came, once. */
export interface ProviderInbox {
  /**
   * @param ignoredFor why nothing follows from the event; null when something may
   * @returns the row's id, or null when the event was there already
   */
  add(
    provider: string,
    signal: ProviderSignal,
    now: Date,
    ignoredFor?: IgnoredFor | null,
  ): Promise<number | null>;
  get(id: number): Promise<InboxEvent | null>;
  close(id: number, outcome: { state: 'DONE'; paymentId: number; now: Date }): Promise<void>;
  ignore(id: number, reason: IgnoredFor, now: Date): Promise<void>;
  /** Counts a failed try; PARKED is kept for a person, and tried again from time to time. */
  postpone(id: number, outcome: { state: 'NEW' | 'PARKED'; reason: string; nextAt: Date }): Promise<void>;
  due(now: Date, limit: number): Promise<number[]>;
  /** Of those kept for a person: it is to be handled now. @returns whether it was one of them */
  takeOut(id: number, now: Date): Promise<boolean>;
  /** Empties what was dealt with and received before. @returns how many */
  forgetPayloads(before: Date): Promise<number>;
  cursor(provider: string): Promise<string | null>;
  moveCursor(provider: string, cursor: string, now: Date): Promise<void>;
}
export const ProviderInbox = token<ProviderInbox>('payments.ProviderInbox');
