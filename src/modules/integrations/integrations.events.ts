import { currentVersion } from '#contract/versions.ts';
import { subscription } from '#kernel/events.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Contributions } from '#platform/contributions.ts';
import { eventRoutes } from './adapters/http/events.routes.ts';
import { merchantsWithEvents } from './adapters/postgres/begin-events.ts';
import { eventChecks } from './adapters/postgres/check-events.ts';
import { forgetEvents } from './adapters/postgres/forget-events.ts';
import { SqlPersonalEvents } from './adapters/postgres/sql-personal-events.ts';
import { storeEvents } from './adapters/postgres/store-events.ts';
import { MerchantEventRecorder } from './application/merchant-event-recorder.ts';
import type { IntegrationsNeeds } from './integrations.needs.ts';

/** At 03:40 in Sofia. */
const forgetEventsJob = jobType('integrations.forget-events', 3);
const forgetEventsSchedule = '40 3 * * *';

const recorderOf = (deps: IntegrationsNeeds): MerchantEventRecorder =>
  new MerchantEventRecorder({
    hooks: deps.transactions,
    snapshots: {
      payment: deps.ofPayments.payments,
      refund: deps.ofPayments.refunds,
      dispute: deps.ofDisputes,
      link: deps.ofLinks,
      transfer: deps.ofPromises,
      mandate: deps.ofPayments.mandates,
      invoice: deps.ofInvoices,
      payout: deps.ofPayouts,
      account: deps.ofAccounts,
      month: deps.ofMonths,
      'bank-line': deps.ofBankLines,
      proforma: deps.ofProformas,
      schedule: deps.ofSchedules,
      bill: deps.ofBills,
      plan: deps.ofPlans,
    },
    withEvents: (merchantIds) => merchantsWithEvents(deps.database, merchantIds),
    store: (drafts) => storeEvents(deps, drafts),
    clock: deps.clock,
    version: currentVersion,
  });

/** The part of the module for events. */
export const eventsPart = (deps: IntegrationsNeeds): Contributions => {
  const recorder = recorderOf(deps);
  return {
    routes: eventRoutes(deps),
    subscriptions: [
      subscription(MerchantFactHappened, async (fact) => recorder.note(fact), { stores: true }),
    ],
    jobs: [jobHandler(forgetEventsJob, async () => void (await forgetEvents(deps)), forgetEventsSchedule)],
    checks: eventChecks(deps),
    personalData: [new SqlPersonalEvents(deps)],
  };
};
