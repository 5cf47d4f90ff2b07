import { OpenMerchants } from '#modules/users/index.ts';
import { adapterClass, lazyAdapter } from '#platform/define-module.ts';
import { Assignments } from '../../ports/assignments.ts';
import { Logos } from '../../ports/logos.ts';
import { PlanLimits } from '../../application/plan-limits.ts';
import { DataViews } from '../../application/data-views.ts';
import { MerchantDirectory } from '../../application/merchant-directory.ts';
import { MerchantPlans } from '../../application/merchant-plans.ts';
import { MerchantMailLog } from '../../ports/merchant-mail-log.ts';
import { MerchantNotes } from '../../ports/merchant-notes.ts';
import { Merchants } from '../../ports/merchants.ts';
import { AuditedDataViews } from './audited-data-views.ts';
import { SqlAssignments } from './sql-assignments.ts';
import { SqlLogos } from './sql-logos.ts';
import { SqlMerchantDirectory } from './sql-merchant-directory.ts';
import { SqlMerchantMailLog } from './sql-merchant-mail-log.ts';
import { SqlMerchantPlans } from './sql-merchant-plans.ts';
import { SqlPlanLimits } from './sql-plan-limits.ts';
import { SqlOpenMerchants } from './sql-open-merchants.ts';

/** The ports implemented in PostgreSQL. */
export const postgresAdapters = {
  merchants: lazyAdapter(
    Merchants,
    async () => (await import('./objection-merchants.ts')).ObjectionMerchants,
  ),
  notes: lazyAdapter(
    MerchantNotes,
    async () => (await import('./objection-merchant-notes.ts')).ObjectionMerchantNotes,
  ),
  assignments: adapterClass(Assignments, SqlAssignments),
  dataViews: adapterClass(DataViews, AuditedDataViews),
  logos: adapterClass(Logos, SqlLogos),
  directory: adapterClass(MerchantDirectory, SqlMerchantDirectory),
  log: adapterClass(MerchantMailLog, SqlMerchantMailLog),
  plans: adapterClass(MerchantPlans, SqlMerchantPlans),
  planLimits: adapterClass(PlanLimits, SqlPlanLimits),
  openMerchants: adapterClass(OpenMerchants, SqlOpenMerchants),
};
