import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { scopesHold } from '#kernel/key-scopes.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';

/** Whether a reader of customers sees what they bought and owe: all payments and documents, and a key by its scopes. */
export const maySeeMoney = (actor: Actor, clock: Clock): boolean =>
  recordsVisibleTo(actor, clock) === 'all' &&
  (actor.kind !== 'key' ||
    (scopesHold(actor.scopes, 'payments:read') && scopesHold(actor.scopes, 'invoices:read')));

/** @throws NotAllowed */
export const mustSeeMoney = (actor: Actor, clock: Clock): void => {
  if (!maySeeMoney(actor, clock)) throw new NotAllowed();
};
