import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { NotificationAuditLog } from '../domain/audit-actions.ts';
import type { MailEvent, PushEvent } from '../domain/events.ts';
import type { Choices } from '../ports/choices.ts';
import { browserOwnerOf } from './subscribe-to-push.ts';

type Deps = Readonly<{ audit: NotificationAuditLog; choices: Choices; clock: Clock; work: UnitOfWork }>;
type Choice<E> = Readonly<{ actor: Actor; event: E; isOn: boolean }>;

/** Chooses what the merchant is mailed about. @throws SignInNeeded, NotAllowed */
export class ChooseMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, event, isOn }: Choice<MailEvent>): Promise<void> {
    const { audit, choices, clock, work } = this.#deps;
    const merchantId = mustHold(actor, 'MANAGE_MERCHANT');
    await work.transact(async () => {
      await choices.setMail(merchantId, event, isOn, clock.now());
      await audit.record({
        actor,
        action: 'merchant.mail-choice-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { event, isOn },
      });
    });
  }
}

/** Chooses what the user's browsers are notified of. @throws SignInNeeded, NotAllowed */
export class ChoosePush {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, event, isOn }: Choice<PushEvent>): Promise<void> {
    const { audit, choices, work } = this.#deps;
    const { userId, merchantId } = browserOwnerOf(actor);
    await work.transact(async () => {
      await choices.setPush(userId, merchantId, event, isOn);
      await audit.record({
        actor,
        action: 'merchant.push-choice-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { event, isOn },
      });
    });
  }
}
