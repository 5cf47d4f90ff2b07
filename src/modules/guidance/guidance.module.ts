import { Clock } from '#kernel/clock.ts';
import { ProviderAccounts } from '#modules/accounts/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { defineModule } from '#platform/define-module.ts';
import { guidanceHomePart, guidanceRoutes } from './adapters/http/guidance.routes.ts';
import { auditActions } from './domain/audit-actions.ts';

export const guidanceModule = defineModule({
  name: 'guidance',
  needs: { accounts: ProviderAccounts, clock: Clock, config: Config, database: DatabaseToken },
  adapters: {},
  provides: {},
  create: (deps) => ({
    api: {},
    routes: guidanceRoutes(deps),
    home: [guidanceHomePart(deps)],
    auditActions,
  }),
});
