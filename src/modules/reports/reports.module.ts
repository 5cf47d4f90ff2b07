import { Clock } from '#kernel/clock.ts';
import { jobHandler, Jobs, jobType } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Messages } from '#kernel/messages.ts';
import { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { defineModule, useCase } from '#platform/define-module.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { customerMoneyRoutes } from './adapters/http/customers.routes.ts';
import { reportRoutes } from './adapters/http/reports.routes.ts';
import { sqlReportReads } from './adapters/postgres/sql-report-reads.ts';
import { ReportLimits } from './application/report-limits.ts';
import {
  enqueueMonthlyReports,
  monthlyReport,
  SendMonthlyReport,
} from './application/send-monthly-reports.ts';
import { auditActions } from './domain/audit-actions.ts';

const sendMonthly = jobType('reports.send-monthly');

export const reportsModule = defineModule({
  name: 'reports',
  needs: {
    clock: Clock,
    config: Config,
    counts: RateLimits,
    dataViews: DataViews,
    database: DatabaseToken,
    directory: MerchantDirectory,
    exports: ListExports,
    jobs: Jobs,
    messages: Messages,
  },
  adapters: {},
  provides: {},
  create: (given) => {
    const deps = { ...given, limits: new ReportLimits(given), reads: sqlReportReads(given) };
    const sendMonthlyReport = useCase(SendMonthlyReport, deps);
    return {
      api: {},
      routes: [...reportRoutes(deps), ...customerMoneyRoutes({ ...deps, merchants: given.directory })],
      jobs: [
        // Three mornings: what was due while no worker ran is sent the day after, and each mail only once.
        jobHandler(sendMonthly, () => enqueueMonthlyReports(deps), '0 8 1-3 * *'),
        jobHandler(monthlyReport, (job) => sendMonthlyReport.execute(job)),
      ],
      auditActions,
    };
  },
});
