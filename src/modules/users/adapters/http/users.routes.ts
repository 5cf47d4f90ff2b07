import { exportUsers as exportEndpoint } from '#contract/exports.ts';
import { removeFactorsOfUser as removeFactorsEndpoint } from '#contract/users/second-factors.ts';
import * as sessions from '#contract/users/sessions.ts';
import * as contract from '#contract/users/users.ts';
import { useCase } from '#platform/define-module.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { newUserProblems, type CreateUser } from '../../application/create-user.ts';
import type { DeleteUser } from '../../application/delete-user.ts';
import { EndSessionOfUser } from '../../application/end-session-of-user.ts';
import { EndSessionsOfUser } from '../../application/end-sessions-of-user.ts';
import { LockUser } from '../../application/lock-user.ts';
import { RemoveFactorsOfUser } from '../../application/remove-factors-of-user.ts';
import { UnlockUser } from '../../application/unlock-user.ts';
import { UpdateUser } from '../../application/update-user.ts';
import { countUsers } from '../postgres/count-users.ts';
import { exportUsers } from '../postgres/export-users.ts';
import { getChangedUser, getUser } from '../postgres/get-user.ts';
import { listSessionsOfUser } from '../postgres/list-sessions.ts';
import { listUsers } from '../postgres/list-users.ts';
import { presentSession } from './present-session.ts';
import { presentUser, presentUserDetail } from './present-user.ts';

type Deps = ConstructorParameters<typeof UpdateUser>[0] &
  ConstructorParameters<typeof UnlockUser>[0] &
  ConstructorParameters<typeof LockUser>[0] &
  ConstructorParameters<typeof RemoveFactorsOfUser>[0] &
  Parameters<typeof exportUsers>[0] &
  Parameters<typeof getUser>[0] &
  Readonly<{ createUser: CreateUser; deleteUser: DeleteUser }>;

const listRoutes = (deps: Deps): Route[] => [
  serve(contract.listUsers, async ({ query, caller: { actor } }) => {
    const request = readPage(query, 'createdAt');
    const { search, role, status, ids, mail } = query;
    const filter = { search, role, status, ids, mail, ...businessDays(query) };
    return presentList(
      'users',
      request,
      await listUsers(deps, actor, { filter, page: request.page }),
      presentUser,
    );
  }),
  serve(contract.countUsers, ({ caller: { actor } }) => countUsers(deps, actor)),
  serve(exportEndpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return exportDownload(format, await exportUsers(deps, { actor, format, filters, language }));
  }),
];

const accessRoutes = (deps: Deps): Route[] => {
  const endSessionOfUser = useCase(EndSessionOfUser, deps);
  const endSessionsOfUser = useCase(EndSessionsOfUser, deps);
  const removeFactorsOfUser = useCase(RemoveFactorsOfUser, deps);
  return [
    serve(sessions.listSessionsOfUser, async ({ params: { id }, caller: { actor } }) => {
      await getUser(deps, actor, id);
      return (await listSessionsOfUser(deps, actor, id)).map(presentSession);
    }),
    serve(sessions.endSessionOfUser, ({ params: { id: userId, sessionId }, caller: { actor } }) =>
      endSessionOfUser.execute({ actor, userId, sessionId }),
    ),
    serve(contract.endSessionsOfUser, ({ params: { id: userId }, caller: { actor } }) =>
      endSessionsOfUser.execute({ actor, userId }),
    ),
    serve(removeFactorsEndpoint, ({ params: { id: userId }, caller: { actor } }) =>
      removeFactorsOfUser.execute({ actor, userId }),
    ),
  ];
};

/** Routes of user accounts in the back office. */
export const userRoutes = (deps: Deps): Route[] => {
  const { createUser, deleteUser, policy } = deps;
  const updateUser = useCase(UpdateUser, deps);
  const lockUser = useCase(LockUser, deps);
  const unlockUser = useCase(UnlockUser, deps);
  return [
    ...listRoutes(deps),
    ...accessRoutes(deps),
    serve(contract.getUser, async ({ params: { id }, caller: { actor } }) =>
      presentUserDetail(await getUser(deps, actor, id)),
    ),
    serve(
      contract.createUser,
      async ({ body, caller }) => {
        const { actor, language } = caller;
        const { id } = await createUser.execute({ ...body, actor, language, from: originOf(caller) });
        return presentUser(await getChangedUser(deps, actor, id));
      },
      {
        validate: ({ given: { password, role, merchantId } }) =>
          newUserProblems({ password, role, merchantId: merchantId ?? null }, policy),
      },
    ),
    serve(
      contract.updateUser,
      async ({ params: { id: userId }, body, caller }) => {
        const { actor } = caller;
        await updateUser.execute({ ...body, actor, userId, from: originOf(caller) });
        return presentUser(await getChangedUser(deps, actor, userId));
      },
      {
        find: ({ params: { id }, caller: { actor } }) => getUser(deps, actor, id),
        validate: ({ given: { password, role } }) => newUserProblems({ password, role }, policy),
      },
    ),
    serve(contract.deleteUser, ({ params: { id: userId }, caller: { actor } }) =>
      deleteUser.execute({ actor, userId }),
    ),
    serve(
      contract.lockUser,
      async ({ params: { id: userId }, body: { reason }, caller: { actor } }) => {
        await lockUser.execute({ actor, userId, reason });
        return presentUser(await getChangedUser(deps, actor, userId));
      },
      { find: ({ params: { id }, caller: { actor } }) => getUser(deps, actor, id) },
    ),
    serve(contract.unlockUser, async ({ params: { id: userId }, caller: { actor } }) => {
      await unlockUser.execute({ actor, userId });
      return presentUser(await getChangedUser(deps, actor, userId));
    }),
  ];
};
