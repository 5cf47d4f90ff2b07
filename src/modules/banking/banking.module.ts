import { MerchantDirectory } from '#modules/merchants/index.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { defineModule } from '#platform/define-module.ts';
import { accountRoutes } from './adapters/http/accounts.routes.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';

/** Composes the module banking: bank accounts, their statements, and what each movement has paid. */
export const bankingModule = defineModule({
  name: 'banking',
  needs: { database: DatabaseToken, merchants: MerchantDirectory },
  adapters: {},
  provides: {},
  create: (given) => ({
    api: {},
    routes: accountRoutes(given),
    auditActions,
    auditSubjects,
  }),
});
