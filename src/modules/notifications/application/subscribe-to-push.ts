import { isViewing, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { NotAllowed } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { NotificationAuditLog } from '../domain/audit-actions.ts';
import { mustBePushEndpoint, type EndpointRules } from '../domain/push-endpoint.ts';
import type { PushSubscriptions } from '../ports/push-subscriptions.ts';

/** Browsers of one user for one merchant; the oldest makes room for a new one. */
export const mostBrowsers = 10;

/** The user and the merchant that a member acts for. @throws SignInNeeded, NotAllowed, NotForKeys */
export const memberOf = (
  actor: Actor,
): Readonly<{ userId: number; merchantId: number; sessionId: string }> => {
  const merchantId = mustHold(actor, 'SEE');
  // An operator has no browser.
  if (actor.kind !== 'user') throw new NotAllowed();
  return { userId: actor.userId, merchantId, sessionId: actor.sessionId };
};

/** The member whose browser is notified; staff that views a merchant has none. @throws SignInNeeded, NotAllowed, NotForKeys */
export const browserOwnerOf = (actor: Actor): ReturnType<typeof memberOf> => {
  if (isViewing(actor)) throw new NotAllowed();
  return memberOf(actor);
};

type Command = Readonly<{ actor: Actor; endpoint: string; p256dh: string; auth: string; language: Language }>;
type Deps = Readonly<{
  audit: NotificationAuditLog;
  clock: Clock;
  endpointRules: EndpointRules;
  subscriptions: PushSubscriptions;
  work: UnitOfWork;
}>;

/** Notifies a browser of the user until its session is signed out. @throws SignInNeeded, NotAllowed, InvalidFields */
export class SubscribeToPush {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, ...browser }: Command): Promise<void> {
    const { audit, clock, endpointRules, subscriptions, work } = this.#deps;
    const member = browserOwnerOf(actor);
    mustBePushEndpoint(browser.endpoint, endpointRules);
    await work.transact(async () => {
      await subscriptions.save({ ...member, ...browser }, clock.now(), mostBrowsers);
      await audit.record({
        actor,
        action: 'merchant.push-subscribed',
        subject: { type: 'merchant', id: member.merchantId },
      });
    });
  }
}

/**
 * Binds a browser that the user has subscribed to the session of now, so that it ends with this one. No new
 * subscription is made: a browser of another user stays with that user.
 * @throws SignInNeeded, NotAllowed
 */
export class RenewPush {
  readonly #deps: Pick<Deps, 'subscriptions'>;
  constructor(deps: Pick<Deps, 'subscriptions'>) {
    this.#deps = deps;
  }

  async execute({
    actor,
    ...browser
  }: Readonly<{ actor: Actor; endpoint: string; language: Language }>): Promise<boolean> {
    return this.#deps.subscriptions.renew({ ...browserOwnerOf(actor), ...browser });
  }
}

/** Ends the notifications of one browser of the user. @throws SignInNeeded, NotAllowed */
export class UnsubscribeFromPush {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, endpoint }: Readonly<{ actor: Actor; endpoint: string }>): Promise<void> {
    const { audit, subscriptions, work } = this.#deps;
    const { userId, merchantId } = browserOwnerOf(actor);
    await work.transact(async () => {
      if (!(await subscriptions.remove(userId, endpoint))) return;
      await audit.record({
        actor,
        action: 'merchant.push-ended',
        subject: { type: 'merchant', id: merchantId },
      });
    });
  }
}
