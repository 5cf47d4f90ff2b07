import type { Route } from '#platform/http/route.ts';
import { useCase } from '#platform/define-module.ts';
import { ChangeMerchantStatuses } from '../../application/change-merchant-statuses.ts';
import { SetOwnBrandColor } from '../../application/set-own-brand-color.ts';
import { SetOwnFiscalProfile } from '../../application/set-own-fiscal-profile.ts';
import { SetOwnLogo } from '../../application/set-own-logo.ts';
import { UpdateMerchant } from '../../application/update-merchant.ts';
import { UpdateOwnMerchant } from '../../application/update-own-merchant.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { merchantRoutes } from './merchants.routes.ts';
import { noteRoutes } from './notes.routes.ts';
import { planRoutes } from './plans.routes.ts';
import { ownProfileRoutes } from './own-profile.routes.ts';

type DepsOf<C extends new (deps: never) => unknown> = ConstructorParameters<C>[0];
type Deps = Parameters<typeof merchantRoutes>[0] &
  Omit<
    Parameters<typeof ownProfileRoutes>[0] & Parameters<typeof backOfficeRoutes>[0],
    | 'updateMerchant'
    | 'updateOwnMerchant'
    | 'setOwnFiscalProfile'
    | 'setOwnLogo'
    | 'setOwnBrandColor'
    | 'changeMerchantStatuses'
  > &
  Parameters<typeof noteRoutes>[0] &
  Parameters<typeof planRoutes>[0] &
  DepsOf<typeof UpdateMerchant> &
  DepsOf<typeof UpdateOwnMerchant> &
  DepsOf<typeof SetOwnFiscalProfile> &
  DepsOf<typeof SetOwnLogo>;

/** All routes of the module; creates the use-cases that have no other caller. */
export const allMerchantRoutes = (deps: Deps): Route[] => [
  ...merchantRoutes(deps),
  ...ownProfileRoutes({
    ...deps,
    updateOwnMerchant: useCase(UpdateOwnMerchant, deps),
    setOwnFiscalProfile: useCase(SetOwnFiscalProfile, deps),
    setOwnLogo: useCase(SetOwnLogo, deps),
    setOwnBrandColor: useCase(SetOwnBrandColor, deps),
  }),
  ...noteRoutes(deps),
  ...planRoutes(deps),
  ...backOfficeRoutes({
    ...deps,
    updateMerchant: useCase(UpdateMerchant, deps),
    changeMerchantStatuses: useCase(ChangeMerchantStatuses, { changeStatus: deps.changeMerchantStatus }),
  }),
];
