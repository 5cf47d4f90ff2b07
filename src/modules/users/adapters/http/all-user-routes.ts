import type { Route } from '#platform/http/route.ts';
import { accountMailRoutes } from './account-mails.routes.ts';
import { factorRoutes } from './factors.routes.ts';
import { ownMerchantRoutes } from './own-merchants.routes.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { userRoutes } from './users.routes.ts';
import { viewRoutes } from './views.routes.ts';

type Deps = Parameters<typeof accountMailRoutes>[0] &
  Parameters<typeof factorRoutes>[0] &
  Parameters<typeof ownMerchantRoutes>[0] &
  Parameters<typeof sessionRoutes>[0] &
  Parameters<typeof signInRoutes>[0] &
  Parameters<typeof userRoutes>[0] &
  Parameters<typeof viewRoutes>[0];

/** All routes of the module. */
export const allUserRoutes = (deps: Deps): Route[] => [
  ...signInRoutes(deps),
  ...sessionRoutes(deps),
  ...accountMailRoutes(deps),
  ...factorRoutes(deps),
  ...userRoutes(deps),
  ...ownMerchantRoutes(deps),
  ...viewRoutes(deps),
];
