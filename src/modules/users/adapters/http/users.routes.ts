import { exportUsers as exportEndpoint } from '#contract/exports.ts';
import * as contract from '#contract/users.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { sheetDownload } from '#platform/http/sheet-download.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import type { CountUsers } from '../../application/count-users.ts';
import { newUserProblems, type CreateUser } from '../../application/create-user.ts';
import type { DeleteUser } from '../../application/delete-user.ts';
import type { EndSessionsOfUser } from '../../application/end-sessions-of-user.ts';
import type { ExportUsers } from '../../application/export-users.ts';
import type { GetUser } from '../../application/get-user.ts';
import type { ListUsers } from '../../application/list-users.ts';
import type { LockUser } from '../../application/lock-user.ts';
import type { UnlockUser } from '../../application/unlock-user.ts';
import type { UpdateUser } from '../../application/update-user.ts';
import type { PasswordRules } from '../../ports/password-rules.ts';
import { presentUser, presentUserDetail } from './present-user.ts';

type Deps = Readonly<{
  list: ListUsers;
  exportUsers: ExportUsers;
  count: CountUsers;
  get: GetUser;
  create: CreateUser;
  update: UpdateUser;
  remove: DeleteUser;
  lock: LockUser;
  unlock: UnlockUser;
  endSessions: EndSessionsOfUser;
  rules: PasswordRules;
}>;

/** What the back office does with the accounts of others. */
export const userRoutes = ({
  list,
  exportUsers,
  count,
  get,
  create,
  update,
  remove,
  lock,
  unlock,
  endSessions,
  rules,
}: Deps): Route[] => [
  serve(contract.listUsers, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'createdAt');
    const { search, role, status, ids } = query;
    const filter = { search, role, status, ids, ...businessDays(query) };
    return presentList('users', asked, await list.execute({ actor, filter, page: asked.page }), presentUser);
  }),
  serve(contract.countUsers, ({ caller: { actor } }) => count.execute({ actor })),
  serve(exportEndpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return sheetDownload(format, await exportUsers.execute({ actor, format, filters, language }));
  }),
  serve(contract.getUser, async ({ params: { id: userId }, caller: { actor } }) =>
    presentUserDetail(await get.execute({ actor, userId })),
  ),
  serve(
    contract.createUser,
    async ({ body, caller }) => {
      const { actor, language } = caller;
      return presentUser(await create.execute({ ...body, actor, language, from: originOf(caller) }));
    },
    {
      examine: ({ given: { password, role, merchantId } }) =>
        newUserProblems({ password, role, merchantId: merchantId ?? null }, rules.policy),
    },
  ),
  serve(
    contract.updateUser,
    async ({ params: { id: userId }, body, caller }) =>
      presentUser(await update.execute({ ...body, actor: caller.actor, userId, from: originOf(caller) })),
    {
      find: ({ params: { id: userId }, caller: { actor } }) => get.execute({ actor, userId }),
      examine: ({ given: { password, role } }) => newUserProblems({ password, role }, rules.policy),
    },
  ),
  serve(contract.deleteUser, ({ params: { id: userId }, caller: { actor } }) =>
    remove.execute({ actor, userId }),
  ),
  serve(
    contract.lockUser,
    async ({ params: { id: userId }, body: { reason }, caller: { actor } }) =>
      presentUser(await lock.execute({ actor, userId, reason })),
    { find: ({ params: { id: userId }, caller: { actor } }) => get.execute({ actor, userId }) },
  ),
  serve(contract.unlockUser, async ({ params: { id: userId }, caller: { actor } }) =>
    presentUser(await unlock.execute({ actor, userId })),
  ),
  serve(contract.endSessionsOfUser, ({ params: { id: userId }, caller: { actor } }) =>
    endSessions.execute({ actor, userId }),
  ),
];
