import type { Actor } from '#kernel/actor.ts';
import { mailDefaults, type MailEvent, type PushEvent } from '../domain/events.ts';
import type { Choices } from '../ports/choices.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { PushSubscriptions } from '../ports/push-subscriptions.ts';
import { memberOf } from './subscribe-to-push.ts';

type Switch<E> = Readonly<{ event: E; isOn: boolean }>;
export type Settings = Readonly<{
  mails: readonly Switch<MailEvent>[];
  pushes: readonly Switch<PushEvent>[];
  browsers: number;
  publicKey: string;
}>;
type Deps = Readonly<{
  choices: Choices;
  sender: Pick<PushSender, 'publicKey'>;
  subscriptions: Pick<PushSubscriptions, 'countOf'>;
}>;

const mails = Object.keys(mailDefaults) as MailEvent[];
const pushes: readonly PushEvent[] = ['PAYMENT_RECEIVED', 'REFUND_FAILED', 'DISPUTE_OPENED'];

/** What the merchant is mailed about, and what the user's browsers are notified of. @throws SignInNeeded, NotAllowed */
export const getSettings = async (
  { choices, sender, subscriptions }: Deps,
  actor: Actor,
): Promise<Settings> => {
  const { userId, merchantId } = memberOf(actor);
  const chosenMails = await choices.mailsOf(merchantId);
  const chosenPushes = await choices.pushesOf(userId, merchantId);
  return {
    mails: mails.map((event) => ({ event, isOn: chosenMails.get(event) ?? mailDefaults[event] })),
    pushes: pushes.map((event) => ({ event, isOn: chosenPushes.get(event) ?? true })),
    browsers: await subscriptions.countOf(userId, merchantId),
    publicKey: await sender.publicKey(),
  };
};
