import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { ReminderLog, Reminders } from '../ports/reminders.ts';

type Query = Readonly<{ actor: Actor }>;
type Deps = Readonly<{ reminders: Reminders }>;

/** Which customers of the caller's merchant were reminded of what, the latest first. */
export class ShowReminders {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor }: Query): Promise<ReminderLog> {
    return this.#deps.reminders.log(ownMerchantOf(actor));
  }
}
