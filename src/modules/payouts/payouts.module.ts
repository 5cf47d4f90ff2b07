import { ProviderAccounts } from '#modules/accounts/index.ts';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import { LedgerBookings, WebhookSubjects } from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { backgroundCalls } from '#platform/stripe/background-calls.ts';
import { stripeAdapter, StripeSource } from '#platform/stripe/stripe-source.ts';
import { onPaymentSucceeded } from './adapters/events/payment-succeeded.ts';
import { payoutSnapshots } from './adapters/http/payout-snapshots.ts';
import { payoutHomePart } from './adapters/http/home-part.ts';
import { payoutRoutes } from './adapters/http/payouts.routes.ts';
import { everyMinutes, payoutJobs } from './adapters/jobs/payouts.jobs.ts';
import { balancesCheck } from './adapters/postgres/check-balances.ts';
import { payoutLinesAtProvider } from './adapters/postgres/check-payout-lines-at-provider.ts';
import { payoutsAtProvider } from './adapters/postgres/check-payouts-at-provider.ts';
import { payoutChecks } from './adapters/postgres/check-payouts.ts';
import { payoutAttention } from './adapters/postgres/payout-attention.ts';
import { SqlPayoutArrivals } from './adapters/postgres/sql-payout-arrivals.ts';
import { SqlPayouts } from './adapters/postgres/sql-payouts.ts';
import { GetOwnBalance } from './application/get-own-balance.ts';
import { ImportByHand } from './application/import-by-hand.ts';
import { ImportDuePayouts } from './application/import-due-payouts.ts';
import { ImportPayout } from './application/import-payout.ts';
import { ImportPayouts } from './application/import-payouts.ts';
import { PayoutArrivals } from './application/payout-arrivals.ts';
import { PayoutSnapshots } from './application/payout-snapshots.ts';
import { payoutSubject } from './application/payout-subject.ts';
import { auditActions } from './domain/audit-actions.ts';
import { PayoutProvider } from './ports/payout-provider.ts';
import { Payouts } from './ports/payouts.ts';

const needs = {
  audit: AuditLog,
  clock: Clock,
  config: Config,
  database: DatabaseToken,
  dataViews: DataViews,
  events: Events,
  exports: ListExports,
  jobs: Jobs,
  ledger: LedgerBookings,
  merchants: MerchantDirectory,
  messages: Messages,
  providerAccounts: ProviderAccounts,
  stripe: StripeSource,
  work: UnitOfWork,
  // Adapters of this module that its webhook subject needs.
  payouts: Payouts,
  provider: PayoutProvider,
};

export const payoutsModule = defineModule({
  name: 'payouts',
  needs,
  adapters: {
    payouts: adapterClass(Payouts, SqlPayouts),
    provider: stripeAdapter(
      PayoutProvider,
      async () => (await import('./adapters/stripe/stripe-payouts.ts')).StripePayouts,
    ),
  },
  contributes: {
    subject: adapter(WebhookSubjects, (deps: Parameters<typeof subjectOf>[0]) => subjectOf(deps)),
  },
  provides: {
    arrivals: PayoutArrivals,
    importByHand: ImportByHand,
    importDuePayouts: ImportDuePayouts,
    snapshots: PayoutSnapshots,
  },
  create: (deps) => {
    const importPayout = useCase(ImportPayout, deps);
    const importPayouts = useCase(ImportPayouts, { ...deps, importPayout });
    const importDuePayouts = useCase(ImportDuePayouts, {
      ...deps,
      importPayouts,
      callsOfRun: backgroundCalls.payouts * everyMinutes,
    });
    const isRouted = deps.config.stripe.routing === 'direct';
    const getOwnBalance = useCase(GetOwnBalance, { ...deps, isRouted });
    return {
      api: {
        arrivals: new SqlPayoutArrivals(deps),
        importByHand: useCase(ImportByHand, { ...deps, importPayouts }),
        importDuePayouts,
        snapshots: payoutSnapshots(deps),
      },
      routes: payoutRoutes({ ...deps, getOwnBalance }),
      home: [payoutHomePart({ ...deps, getOwnBalance })],
      jobs: payoutJobs({ importDuePayouts }),
      subscriptions: [onPaymentSucceeded(deps)],
      checks: [
        ...payoutChecks(deps),
        balancesCheck(deps),
        payoutsAtProvider(deps),
        payoutLinesAtProvider(deps),
      ],
      attention: payoutAttention(deps),
      auditActions,
    };
  },
});

const subjectOf = (
  deps: ConstructorParameters<typeof ImportPayout>[0] &
    Omit<Parameters<typeof payoutSubject>[0], 'importPayout'>,
) => payoutSubject({ ...deps, importPayout: useCase(ImportPayout, deps) });
