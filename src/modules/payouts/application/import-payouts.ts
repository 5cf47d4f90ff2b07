import type { Clock } from '#kernel/clock.ts';
import type { PayoutAccount, Payouts } from '../ports/payouts.ts';
import type { PayoutProvider } from '../ports/payout-provider.ts';
import type { ImportPayout } from './import-payout.ts';

type Command = Readonly<{ account: PayoutAccount; /** Lists again what was listed. */ fromStart?: boolean }>;
type Deps = Readonly<{
  provider: PayoutProvider;
  payouts: Payouts;
  importPayout: Pick<ImportPayout, 'execute'>;
  clock: Clock;
}>;
type Imported = Readonly<{ payouts: number; /** Calls to the provider. */ calls: number }>;

/** A bank returns a payout within days; the provider's limit is not documented. */
const followedForMs = 14 * 86_400_000;

/** Lists the payouts of an account that are new or may have changed, and stores each. */
export class ImportPayouts {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway, ProviderRefused */
  async execute({ account, fromStart = false }: Command): Promise<Imported> {
    const { provider, payouts, importPayout, clock } = this.#deps;
    const followedSince = new Date(clock.now().getTime() - followedForMs);
    const since = fromStart ? null : await payouts.listFrom(account.accountId, followedSince);
    const found = await provider.list(account.accountId, since);
    let calls = Math.max(1, Math.ceil(found.length / 100));
    const oldestFirst = found.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    for (const seen of oldestFirst) calls += await importPayout.execute({ account, seen });
    return { payouts: found.length, calls };
  }
}
