import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { PayoutProvider, ProviderBalance } from '../ports/payout-provider.ts';

type Deps = Readonly<{
  provider: Pick<PayoutProvider, 'balance'>;
  providerAccounts: Pick<ProviderAccounts, 'ofMerchant'>;
  clock: Clock;
  /** Payments belong to the merchants' own accounts. */
  isRouted: boolean;
}>;
type Fetched = Readonly<{ at: number; balance: Promise<readonly ProviderBalance[] | null> }>;

/** The balance of an account is fetched at most once in this time by one process. */
const pauseMs = 60_000;
const mostAccounts = 1_000;

/** `balances`: null without an account, and when the provider was not asked or does not answer. */
export type AccountBalance = Readonly<{
  merchantId: number;
  accountId: string | null;
  isRouted: boolean;
  balances: readonly ProviderBalance[] | null;
}>;

/** What the provider owes the caller's merchant. */
export class GetOwnBalance {
  readonly #deps: Deps;
  readonly #fetched = new Map<string, Fetched>();
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @param given `isAsked` false: the provider is not asked, and `balances` is null
   * @throws SignInNeeded, SecondFactorRequired, NotAllowed
   */
  async execute({
    actor,
    isAsked = true,
  }: Readonly<{ actor: Actor; isAsked?: boolean }>): Promise<AccountBalance> {
    const { providerAccounts, isRouted } = this.#deps;
    const merchantId = mustHold(actor, 'EXPORT', 'payments:read');
    const none = { merchantId, accountId: null, isRouted, balances: null };
    if (!isRouted) return none;
    const account = await providerAccounts.ofMerchant(merchantId);
    if (account === null) return none;
    const { accountId } = account;
    return { ...none, accountId, balances: isAsked ? await this.#fetch(accountId) : null };
  }

  #fetch(accountId: string): Fetched['balance'] {
    const now = this.#deps.clock.now().getTime();
    const known = this.#fetched.get(accountId);
    if (known !== undefined && now - known.at < pauseMs && now >= known.at) return known.balance;
    const balance = this.#deps.provider.balance(accountId).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      return null;
    });
    this.#fetched.delete(accountId);
    this.#fetched.set(accountId, { at: now, balance });
    if (this.#fetched.size > mostAccounts) this.#fetched.delete(this.#fetched.keys().next().value!);
    return balance;
  }
}
