import type { Actor } from '#kernel/actor.ts';
import { SignInNeeded } from '#kernel/failure.ts';
import type { Account, Accounts } from '../ports/accounts.ts';

type Deps = Readonly<{ accounts: Accounts }>;

/** The account of the one who asks. @throws SignInNeeded */
export class WhoAmI {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<Account> {
    const account = actor.kind === 'user' ? await this.#deps.accounts.byId(actor.userId) : null;
    if (account === null) throw new SignInNeeded();
    return account;
  }
}
