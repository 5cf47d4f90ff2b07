import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { InboxState, InboxView, ProviderInbox } from '../ports/provider-inbox.ts';

type Query = Readonly<{ actor: Actor; state: InboxState | null; limit: number }>;
type Deps = Readonly<{ inbox: ProviderInbox }>;

/** What the provider has told; the parked ones wait for a person, each with its reason. */
export class ListSignals {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, state, limit }: Query): Promise<readonly InboxView[]> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    return this.#deps.inbox.list(state, limit);
  }
}
