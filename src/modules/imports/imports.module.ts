import { MerchantReferences } from '#modules/merchants/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { sqlImportReferences } from './adapters/postgres/sql-import-references.ts';
import { auditActions } from './domain/audit-actions.ts';

/** Composes the module imports: merchants and documents that come from elsewhere. */
export const importsModule = defineModule({
  name: 'imports',
  needs: { database: DatabaseToken },
  adapters: {},
  contributes: { references: adapter(MerchantReferences, sqlImportReferences) },
  provides: {},
  create: () => ({ api: {}, routes: [], auditActions }),
});
