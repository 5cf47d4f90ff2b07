import { listActivity } from '#contract/activity.ts';
import { exportMerchants as exportEndpoint } from '#contract/exports.ts';
import * as contract from '#contract/merchants.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { UserNotFound, type Accounts } from '#modules/users/index.ts';
import { sheetDownload } from '#platform/http/sheet-download.ts';
import { businessDays } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ChangeMerchantPlan } from '../../application/change-merchant-plan.ts';
import type { ChangeMerchantStatus } from '../../application/change-merchant-status.ts';
import type { ChangeMerchantStatuses } from '../../application/change-merchant-statuses.ts';
import type { DeleteMerchant } from '../../application/delete-merchant.ts';
import type { ExportMerchants } from '../../application/export-merchants.ts';
import type { ForetellDeletion } from '../../application/foretell-deletion.ts';
import type { GetMerchant } from '../../application/get-merchant.ts';
import type { ListActivity } from '../../application/list-activity.ts';
import type { SetAssignments } from '../../application/set-assignments.ts';
import type { ShowMerchantLogins } from '../../application/show-merchant-logins.ts';
import type { ShowStatusHistory } from '../../application/show-status-history.ts';
import { presentActivity } from './present-activity.ts';
import { presentMerchant } from './present-merchant.ts';
import { presentMerchantLogin } from './present-merchant-login.ts';
import { presentStatusChange } from './present-status-change.ts';

type Deps = Readonly<{
  get: GetMerchant;
  accounts: Accounts;
  changePlan: ChangeMerchantPlan;
  changeStatus: ChangeMerchantStatus;
  changeStatuses: ChangeMerchantStatuses;
  foretellDeletion: ForetellDeletion;
  exportMerchants: ExportMerchants;
  remove: DeleteMerchant;
  showHistory: ShowStatusHistory;
  showLogins: ShowMerchantLogins;
  assign: SetAssignments;
  activity: ListActivity;
  sentences: Sentences;
}>;

/** What the back office decides about merchants, and what it is told of them. */
export const backOfficeRoutes = ({
  get,
  accounts,
  changePlan,
  changeStatus,
  changeStatuses,
  foretellDeletion,
  exportMerchants,
  remove,
  showHistory,
  showLogins,
  assign,
  activity,
  sentences,
}: Deps): Route[] => [
  serve(
    contract.changeMerchantStatus,
    async ({ params: { id: merchantId }, body, caller: { actor } }) =>
      presentMerchant(await changeStatus.execute({ ...body, actor, merchantId })),
    { find: ({ params: { id: merchantId }, caller: { actor } }) => get.execute({ actor, merchantId }) },
  ),
  serve(
    contract.changeMerchantPlan,
    async ({ params: { id: merchantId }, body, caller: { actor } }) =>
      presentMerchant(await changePlan.execute({ ...body, actor, merchantId })),
    { find: ({ params: { id: merchantId }, caller: { actor } }) => get.execute({ actor, merchantId }) },
  ),
  serve(contract.changeMerchantStatuses, ({ body: { ids, status, reason }, caller: { actor } }) =>
    changeStatuses.execute({ actor, merchantIds: ids, status, reason }),
  ),
  serve(exportEndpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return sheetDownload(format, await exportMerchants.execute({ actor, format, filters, language }));
  }),
  serve(contract.foretellDeletion, async ({ params: { id: merchantId }, caller: { actor } }) => ({
    fate: await foretellDeletion.execute({ actor, merchantId }),
  })),
  serve(contract.deleteMerchant, ({ params: { id: merchantId }, caller: { actor } }) =>
    remove.execute({ actor, merchantId }),
  ),
  serve(contract.showStatusHistory, async ({ params: { id: merchantId }, caller: { actor } }) =>
    (await showHistory.execute({ actor, merchantId })).map(presentStatusChange),
  ),
  serve(contract.listMerchantLogins, async ({ params: { id: merchantId }, caller: { actor } }) =>
    (await showLogins.execute({ actor, merchantId })).map(presentMerchantLogin),
  ),
  serve(
    contract.setAssignments,
    async ({ params: { id: userId }, body, caller: { actor } }) => ({
      merchantIds: await assign.execute({ ...body, actor, userId }),
    }),
    {
      find: async ({ params: { id: userId } }) => {
        if ((await accounts.byId(userId)) === null) throw new UserNotFound();
      },
    },
  ),
  serve(listActivity, async ({ query: { limit }, caller: { actor, language } }) =>
    (await activity.execute({ actor, limit })).map(presentActivity({ sentences, language })),
  ),
];
