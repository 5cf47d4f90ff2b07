import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UserAccounts } from '#modules/users/index.ts';
import { MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { backgroundCalls } from '#platform/stripe/background-calls.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { stripeAdapter, stripeSource, StripeSource } from '#platform/stripe/stripe-source.ts';
import { accountJobs } from './accounts.jobs.ts';
import { accountSnapshots } from './adapters/http/account-snapshots.ts';
import { accountRoutes } from './adapters/http/accounts.routes.ts';
import { accountChecks } from './adapters/postgres/check-accounts.ts';
import { accountsAtProvider } from './adapters/postgres/check-accounts-at-provider.ts';
import { PersonalAccounts } from './adapters/postgres/personal-accounts.ts';
import { sqlAccountReferences } from './adapters/postgres/sql-account-references.ts';
import { SqlMerchantAccounts } from './adapters/postgres/sql-merchant-accounts.ts';
import { AccountLimits } from './application/account-limits.ts';
import { AccountSnapshots } from './application/account-snapshots.ts';
import { ChangedAccounts, changedAccounts } from './application/changed-accounts.ts';
import { CheckProvider } from './application/check-provider.ts';
import { ContinueAccount } from './application/continue-account.ts';
import { offerAccounts } from './application/offer-accounts.ts';
import { ProviderAccounts } from './application/provider-accounts.ts';
import { RefreshAccount } from './application/refresh-account.ts';
import { RefreshDueAccounts } from './application/refresh-due-accounts.ts';
import { RemindOfDue } from './application/remind-of-due.ts';
import { StartAccount } from './application/start-account.ts';
import { auditActions } from './domain/audit-actions.ts';
import type { Installation } from './domain/setup/installation.ts';
import { AccountProvider } from './ports/account-provider.ts';
import { MerchantAccounts } from './ports/merchant-accounts.ts';
import { ProviderSetup } from './ports/provider-setup.ts';

const installationOf = ({ mode, publicUrl, stripe }: Config): Installation => ({
  isProduction: mode === 'production',
  publicUrl,
  routing: stripe.routing,
  secretKey: stripe.secretKey,
  secrets: { platform: stripe.webhookSecrets, connected: stripe.connectWebhookSecrets },
});

/** Composes the module accounts. */
export const accountsModule = defineModule({
  name: 'accounts',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    counts: RateLimits,
    database: DatabaseToken,
    directory: MerchantDirectory,
    events: Events,
    jobs: Jobs,
    messages: Messages,
    owners: UserAccounts,
    random: Random,
    meters: MetersToken,
    // Its own adapter, resolved by token, so that a test can replace it.
    stripe: StripeSource,
    work: UnitOfWork,
  },
  adapters: {
    accounts: adapterClass(MerchantAccounts, SqlMerchantAccounts),
    stripe: adapter(StripeSource, stripeSource),
    provider: stripeAdapter(
      AccountProvider,
      async () => (await import('./adapters/stripe/stripe-accounts.ts')).StripeAccounts,
    ),
    setup: stripeAdapter(
      ProviderSetup,
      async () => (await import('./adapters/stripe/stripe-setup.ts')).StripeSetup,
    ),
  },
  contributes: { references: adapter(MerchantReferences, sqlAccountReferences) },
  provides: {
    checkProvider: CheckProvider,
    providerAccounts: ProviderAccounts,
    changedAccounts: ChangedAccounts,
    startAccount: StartAccount,
    refreshAccount: RefreshAccount,
    refreshDueAccounts: RefreshDueAccounts,
    remind: RemindOfDue,
    snapshots: AccountSnapshots,
  },
  create: (needs) => {
    const deps = { ...needs, limits: new AccountLimits(needs), publicUrl: needs.config.publicUrl };
    const startAccount = useCase(StartAccount, deps);
    const continueAccount = useCase(ContinueAccount, deps);
    const refreshAccount = useCase(RefreshAccount, deps);
    const refreshDueAccounts = useCase(RefreshDueAccounts, {
      ...deps,
      refreshAccount,
      callsPerMinute: backgroundCalls.accounts,
    });
    const remind = useCase(RemindOfDue, deps);
    return {
      api: {
        checkProvider: useCase(CheckProvider, { ...deps, installation: installationOf(deps.config) }),
        providerAccounts: offerAccounts(deps),
        changedAccounts: changedAccounts({ ...deps, refreshAccount }),
        startAccount,
        refreshAccount,
        refreshDueAccounts,
        remind,
        snapshots: accountSnapshots(deps),
      },
      routes: accountRoutes({ ...deps, startAccount, continueAccount, refreshAccount }),
      jobs: accountJobs({ refreshDueAccounts, remind }),
      checks: [...accountChecks(deps), accountsAtProvider(deps)],
      auditActions,
      personalData: [new PersonalAccounts(deps)],
    };
  },
});
