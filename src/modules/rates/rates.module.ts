import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { HttpRatesFile } from './adapters/ecb/http-rates-file.ts';
import { feeChecks } from './adapters/postgres/check-fees.ts';
import { ratesProblem } from './adapters/postgres/rates-problem.ts';
import { SqlExchangeRates } from './adapters/postgres/sql-exchange-rates.ts';
import { SqlFeeSchedules } from './adapters/postgres/sql-fee-schedules.ts';
import { FetchRates } from './application/fetch-rates.ts';
import { ImportRates } from './application/import-rates.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { ExchangeRates } from './ports/exchange-rates.ts';
import { FeeSchedules } from './application/fee-schedules.ts';
import { RatesFile } from './ports/rates-file.ts';

/** Every hour. The name is older than this module: schedules and jobs of earlier versions have it. */
const fetchRatesJob = jobType('payments.fetch-rates', 3);

export const ratesModule = defineModule({
  name: 'rates',
  needs: { audit: AuditLog, clock: Clock, config: Config, database: DatabaseToken, work: UnitOfWork },
  adapters: {
    exchangeRates: adapterClass(ExchangeRates, SqlExchangeRates),
    feeSchedules: adapterClass(FeeSchedules, SqlFeeSchedules),
    ratesFile: adapterClass(RatesFile, HttpRatesFile),
  },
  provides: { fetchRates: FetchRates, importRates: ImportRates },
  create: (deps) => {
    const fetchRates = useCase(FetchRates, deps);
    return {
      api: { fetchRates, importRates: useCase(ImportRates, deps) },
      routes: [],
      jobs: [jobHandler(fetchRatesJob, () => fetchRates.executeIfDue(), '30 * * * *', { atStart: true })],
      checks: feeChecks(deps),
      attention: [{ kind: 'RATES_OLD', count: async () => ((await ratesProblem(deps)) === null ? 0 : 1) }],
      auditActions,
      auditSubjects,
    };
  },
});
