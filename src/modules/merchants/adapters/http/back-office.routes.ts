import * as management from '#contract/merchants/merchant-management.ts';
import { getMerchantChecks as checksEndpoint } from '#contract/merchants/merchant-checks.ts';
import { getOwnStatus as ownStatusEndpoint } from '#contract/merchants/own-status.ts';
import type { Actor } from '#kernel/actor.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import { UserNotFound, type UserAccounts } from '#modules/users/index.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ChangeMerchantPlan } from '../../application/change-merchant-plan.ts';
import type { ChangeMerchantStatus } from '../../application/change-merchant-status.ts';
import type { ChangeMerchantStatuses } from '../../application/change-merchant-statuses.ts';
import type { DeleteMerchant } from '../../application/delete-merchant.ts';
import { profileProblems } from '../../application/read-profile.ts';
import type { SetAssignments } from '../../application/set-assignments.ts';
import type { UpdateMerchant } from '../../application/update-merchant.ts';
import type { MerchantReferences } from '../../ports/merchant-references.ts';
import { getMerchant, type MerchantReads } from '../postgres/get-merchant.ts';
import { getMerchantChecks } from '../postgres/get-merchant-checks.ts';
import { listMerchantUsers } from '../postgres/list-merchant-users.ts';
import { getOwnStatus, listStatusHistory } from '../postgres/list-status-history.ts';
import { previewDeletion } from '../postgres/preview-deletion.ts';
import { presentMerchant, readDay } from './present-merchant.ts';
import { presentMerchantUser } from './present-merchant-user.ts';
import { presentStatusChange } from './present-status-change.ts';

type Deps = MerchantReads &
  Readonly<{
    accounts: UserAccounts;
    references: MerchantReferences;
    changeMerchantPlan: ChangeMerchantPlan;
    changeMerchantStatus: ChangeMerchantStatus;
    changeMerchantStatuses: ChangeMerchantStatuses;
    deleteMerchant: DeleteMerchant;
    setAssignments: SetAssignments;
    updateMerchant: UpdateMerchant;
    phoneNumbers: LoadPhoneNumbers;
  }>;

type AboutMerchant = Readonly<{ params: Readonly<{ id: number }>; caller: Readonly<{ actor: Actor }> }>;

const changeRoutes = (deps: Deps): Route[] => {
  const find = ({ params, caller }: AboutMerchant) => getMerchant(deps, caller.actor, params.id);
  return [
    serve(
      management.changeMerchantStatus,
      async ({ params: { id: merchantId }, body, caller: { actor } }) =>
        presentMerchant(await deps.changeMerchantStatus.execute({ ...body, actor, merchantId })),
      { find },
    ),
    serve(
      management.pauseMerchant,
      async ({ params: { id: merchantId }, body: { reason }, caller: { actor } }) => {
        const pause = { actor, merchantId, status: 'SUSPENDED', reason } as const;
        return presentMerchant(await deps.changeMerchantStatus.execute(pause));
      },
      { find },
    ),
    serve(
      management.changeMerchantPlan,
      async ({ params: { id: merchantId }, body: { from, ...given }, caller: { actor } }) => {
        const command = { ...given, actor, merchantId, from: readDay(from) ?? undefined };
        return presentMerchant(await deps.changeMerchantPlan.execute(command));
      },
      { find },
    ),
    serve(
      management.updateMerchant,
      async ({ params: { id: merchantId }, body: { reason, validFrom, ...given }, caller: { actor } }) =>
        presentMerchant(
          await deps.updateMerchant.execute({
            actor,
            merchantId,
            reason,
            given,
            validFrom: readDay(validFrom),
          }),
        ),
      {
        find,
        validate: async ({ given, params, caller }) =>
          profileProblems(given, await deps.phoneNumbers(), {
            ...(await getMerchant(deps, caller.actor, params.id)),
            vatNumber: null,
          }),
      },
    ),
    serve(management.changeMerchantStatuses, ({ body: { ids, status, reason }, caller: { actor } }) =>
      deps.changeMerchantStatuses.execute({ actor, merchantIds: ids, status, reason }),
    ),
    serve(management.deleteMerchant, ({ params: { id: merchantId }, caller: { actor } }) =>
      deps.deleteMerchant.execute({ actor, merchantId }),
    ),
    serve(
      management.setAssignments,
      async ({ params: { id: userId }, body, caller: { actor } }) => ({
        merchantIds: await deps.setAssignments.execute({ ...body, actor, userId }),
      }),
      {
        find: async ({ params: { id: userId } }) => {
          if ((await deps.accounts.byId(userId)) === null) throw new UserNotFound();
        },
      },
    ),
  ];
};

const readRoutes = (deps: Deps): Route[] => [
  serve(management.previewDeletion, async ({ params: { id }, caller: { actor } }) => ({
    fate: await previewDeletion(deps, actor, id),
  })),
  serve(management.listStatusHistory, async ({ params: { id }, caller: { actor } }) =>
    (await listStatusHistory(deps, actor, id)).map(presentStatusChange),
  ),
  serve(checksEndpoint, ({ params: { id }, caller: { actor } }) => getMerchantChecks(deps, actor, id)),
  serve(ownStatusEndpoint, ({ caller: { actor } }) => getOwnStatus(deps, actor)),
  serve(management.listMerchantUsers, async ({ params: { id }, caller: { actor } }) =>
    (await listMerchantUsers(deps, actor, id)).map(presentMerchantUser),
  ),
];

/** Routes of the back office about merchants. */
export const backOfficeRoutes = (deps: Deps): Route[] => [...changeRoutes(deps), ...readRoutes(deps)];
