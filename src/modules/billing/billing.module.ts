import { MerchantReferences } from '#modules/merchants/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { sqlBillReferences } from './adapters/postgres/sql-bill-references.ts';
import { auditActions } from './domain/audit-actions.ts';

/** Composes the module billing: the bills of the operator to its merchants. */
export const billingModule = defineModule({
  name: 'billing',
  needs: { database: DatabaseToken },
  adapters: {},
  contributes: { references: adapter(MerchantReferences, sqlBillReferences) },
  provides: {},
  create: () => ({ api: {}, routes: [], auditActions }),
});
