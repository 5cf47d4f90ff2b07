import type { Language } from '#kernel/language.ts';
import { letterType } from '#kernel/letters.ts';

export const securityMailKinds = [
  'NEW_DEVICE',
  'FACTOR_ADDED',
  'FACTOR_REMOVED',
  'FACTORS_RESET',
  'CODES_RENEWED',
  'PASSWORD_CHANGED',
  'ACCOUNT_LOCKED',
  'WRONG_CODES',
  'KEY_CREATED',
  'ENDPOINT_CREATED',
  'ENDPOINT_CHANGED',
  'ENDPOINT_SECRET',
  'MONTH_RECIPIENT',
  'MONTH_SENT_ELSEWHERE',
  'PAYMENT_ACCOUNT',
  'MEMBER_JOINED',
  'MEMBER_ROLE',
  'MEMBER_REMOVED',
  'ACCOUNTANT_ADDED',
  'ACCOUNTANT_ENDED',
  'ACCOUNT_CREATED',
  'ACCOUNT_CHANGED',
  'ACCOUNT_DELETED',
  'ACCOUNT_UNLOCKED',
] as const;
export type SecurityMailKind = (typeof securityMailKinds)[number];

/** A fact about an account that its user must learn of, as JSON. */
export type SecurityMailFact = Readonly<{
  kind: SecurityMailKind;
  /** ISO. */
  at: string;
  /** Browser and system; null when unknown, or when the user did not cause the fact. */
  device: string | null;
  /** The IP address; null when the user did not cause the fact. */
  address: string | null;
  /** The name of the added or removed factor. */
  factorName?: string;
  /** The name of the new API key. */
  keyName?: string;
  /** The address that documents or mails go to from now on. */
  to?: string | undefined;
  /** The URL of the webhook endpoint. */
  url?: string | undefined;
  /** The name of the member or accountant that the fact is about. */
  person?: string | undefined;
}>;

/** A fact with its reader. */
export type SecurityLetter = Readonly<{
  fact: SecurityMailFact;
  firstName: string;
  to: string;
  language: Language;
  id: string;
}>;

export const aboutSecurity = letterType<SecurityLetter>('users.security');
