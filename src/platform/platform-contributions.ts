import type { Clock } from '#kernel/clock.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { auditActions, auditSubjects } from './audit/audit-actions.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import { auditChecks } from './audit/check-audit-seals.ts';
import { PersonalAudit } from './audit/personal-audit.ts';
import { auditSealingJob } from './audit/seal-audit-log.ts';
import { backupAttention, backupCheck, backupGauge } from './backup/backup-age.ts';
import type { HtmlPrinter } from './browser/html-printer.ts';
import { printerAttention, printerGauge } from './browser/printer-attention.ts';
import type { Config } from './config.ts';
import type { Contributions } from './contributions.ts';
import type { Database } from './database/database.ts';
import type { Transactions } from './database/transactions.ts';
import { auditRoutes } from './http/audit-routes.ts';
import { documentTextsRoute } from './http/document-texts-route.ts';
import type { EventStreams } from './http/event-streams.ts';
import type { IdempotencyStore } from './http/idempotency-store.ts';
import { jobRoutes } from './http/job-routes.ts';
import type { ProviderStatus } from './http/provider-status.ts';
import { systemStatusRoute } from './http/system-status-route.ts';
import { jobAttention } from './jobs/job-attention.ts';
import { jobGauges } from './jobs/job-gauges.ts';
import type { JobAdministration } from './jobs/job-administration.ts';
import { personalRefusals } from './mail/refused-emails.ts';
import { poolGauge } from './metrics/pool-gauge.ts';
import { streamGauge } from './metrics/stream-gauge.ts';

type Deps = Readonly<{
  idempotencyStore: IdempotencyStore;
  database: Database;
  jobs: JobAdministration;
  printer: HtmlPrinter;
  provider: ProviderStatus;
  streams: EventStreams;
  trail: AuditTrail;
  transactions: Transactions;
  config: Config;
  clock: Clock;
}>;

/** Deletes expired stored responses. */
const purgeResponses = jobType('platform.purge-answers', 0);

/** Contributions of the platform beside those of the modules. */
export const platformContributions = (deps: Deps): Contributions => {
  const { idempotencyStore, database, jobs, printer, provider, streams, trail, transactions } = deps;
  return {
    routes: [
      documentTextsRoute(),
      ...jobRoutes(jobs),
      ...auditRoutes(trail),
      systemStatusRoute({ database, provider, printer }),
    ],
    jobs: [
      jobHandler(purgeResponses, async () => void (await idempotencyStore.purge()), '17 * * * *'),
      auditSealingJob(deps),
    ],
    checks: [...auditChecks(deps), backupCheck(deps)],
    metrics: [
      poolGauge(transactions),
      streamGauge(streams),
      printerGauge(printer),
      backupGauge(deps),
      ...jobGauges(database),
    ],
    attention: [...jobAttention(jobs), printerAttention(printer), backupAttention(deps)],
    auditActions,
    auditSubjects,
    personalData: [new PersonalAudit(deps), personalRefusals(deps)],
  };
};
