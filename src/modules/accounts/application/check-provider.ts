import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { checkAccountVersion, checkDeliveries, type DeliveredEvent } from '../domain/setup/deliveries.ts';
import { doubtful, wrong, type SetupFinding } from '../domain/setup/finding.ts';
import {
  checkKey,
  checkRouting,
  checkSecrets,
  isLiveKey,
  type Installation,
} from '../domain/setup/installation.ts';
import { checkAccount, type PlatformAccount } from '../domain/setup/platform-account.ts';
import {
  checkEndpoints,
  type NeededEndpoint,
  type RegisteredEndpoint,
} from '../domain/setup/webhook-endpoints.ts';
import type { MissingPermission, ProviderSetup } from '../ports/provider-setup.ts';

export type SetupReport = Readonly<{
  isLive: boolean;
  apiVersion: string;
  account: Pick<PlatformAccount, 'accountId' | 'name' | 'country' | 'defaultCurrency'> | null;
  findings: readonly SetupFinding[];
}>;

type Deps = Readonly<{ setup: ProviderSetup; installation: Installation; clock: Clock }>;

const identityOf = ({
  accountId,
  name,
  country,
  defaultCurrency,
}: PlatformAccount): SetupReport['account'] => ({
  accountId,
  name,
  country,
  defaultCurrency,
});

const lacking = ({ permission, name, isOnAccounts }: MissingPermission): SetupFinding =>
  wrong(isOnAccounts ? 'setup.permission-missing-on-accounts' : 'setup.permission-missing', {
    permission,
    name: name ?? '–',
  });

/** The provider cannot reach a server under such a URL. */
const isLocal = (url: string): boolean => /^(localhost|127\.|\[::1\]|.*\.local$)/.test(new URL(url).hostname);

/** Compares the settings at the card provider with those that the product needs; changes nothing. */
export class CheckProvider {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, ProviderAway */
  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<SetupReport> {
    mustHaveRole(actor, 'ADMIN');
    const { setup, installation } = this.#deps;
    const own = [...checkKey(installation), ...checkRouting(installation), ...checkSecrets(installation)];
    const { apiVersion, endpoints: needed } = await setup.needed();
    const report = { isLive: isLiveKey(installation.secretKey), apiVersion, account: null };
    if (own.some(({ code }) => code === 'setup.key-form')) return { ...report, findings: own };
    const permissions = await setup.missingPermissions();
    if (permissions === null) return { ...report, findings: [...own, wrong('setup.key-refused')] };
    const account = await setup.account();
    const endpoints = await setup.registeredEndpoints();
    const events = await setup.latestEvents();
    const findings = [
      ...own,
      ...permissions.map(lacking),
      ...(account === null ? [] : checkAccount(account, report.isLive)),
      ...checkAccountVersion(events, apiVersion),
      ...(endpoints === null ? [] : this.#checkWebhooks(needed, endpoints, events)),
    ];
    return { ...report, account: account && identityOf(account), findings };
  }

  #checkWebhooks(
    needed: readonly NeededEndpoint[],
    registered: readonly RegisteredEndpoint[],
    events: readonly DeliveredEvent[],
  ): SetupFinding[] {
    const { installation, clock } = this.#deps;
    const { publicUrl } = installation;
    const isAny = registered.some(({ url }) => needed.some((one) => one.url === url));
    if (isLocal(publicUrl) && !isAny) return [doubtful('setup.public-url-local', { url: publicUrl })];
    return [
      ...checkEndpoints(needed, registered),
      ...checkDeliveries(needed, registered, events, clock.now()),
    ];
  }
}
