import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { SignalNotFound } from '../domain/failures.ts';
import type { ProviderEventView, ProviderEventViews } from '../ports/provider-event-views.ts';

type Query = Readonly<{ actor: Actor; inboxId: number }>;
type Deps = Readonly<{ views: ProviderEventViews }>;

export class ShowSignal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, SignalNotFound */
  async execute({ actor, inboxId }: Query): Promise<ProviderEventView> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const event = await this.#deps.views.byId(inboxId);
    if (event === null) throw new SignalNotFound();
    return event;
  }
}
