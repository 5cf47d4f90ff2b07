import { eventType } from '#kernel/events.ts';
import type { Actor } from '#kernel/actor.ts';

export type RegistrationEmailCorrected = Readonly<{
  actor: Actor;
  merchantId: number;
  from: string;
  to: string;
  at: Date;
}>;

/** Published in the transaction that corrects the e-mail of a new merchant's user. */
export const RegistrationEmailCorrected = eventType<RegistrationEmailCorrected>(
  'users.registration-email-corrected',
);
