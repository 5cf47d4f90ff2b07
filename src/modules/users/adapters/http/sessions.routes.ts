import * as sessions from '#contract/users/sessions.ts';
import * as contract from '#contract/users/users.ts';
import { useCase } from '#platform/define-module.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import { ChangeOwnName } from '../../application/change-own-name.ts';
import { ChangeOwnPassword } from '../../application/change-own-password.ts';
import { EndOtherOwnSessions } from '../../application/end-other-own-sessions.ts';
import { EndOwnSession } from '../../application/end-own-session.ts';
import { ProvePassword } from '../../application/prove-password.ts';
import { SignOut } from '../../application/sign-out.ts';
import { passwordProblems } from '../../domain/password-policy.ts';
import { getOwnAccount } from '../postgres/get-own-account.ts';
import { listOwnSessions } from '../postgres/list-sessions.ts';
import { presentAccount } from './present-account.ts';
import { presentOwnSession } from './present-session.ts';

type Deps = ConstructorParameters<typeof ChangeOwnPassword>[0] &
  Parameters<typeof getOwnAccount>[0] &
  Parameters<typeof listOwnSessions>[0];

/** Routes of the caller's own sessions, password and name. */
export const sessionRoutes = (deps: Deps): Route[] => {
  const signOut = useCase(SignOut, deps);
  const endOwnSession = useCase(EndOwnSession, deps);
  const endOtherOwnSessions = useCase(EndOtherOwnSessions, deps);
  const provePassword = useCase(ProvePassword, deps);
  const changeOwnName = useCase(ChangeOwnName, deps);
  const changeOwnPassword = useCase(ChangeOwnPassword, deps);
  return [
    serve(contract.signOut, ({ caller: { actor } }) => signOut.execute({ actor })),
    serve(contract.getSession, async ({ caller: { actor } }) =>
      presentAccount(await getOwnAccount(deps, actor), actor),
    ),
    serve(sessions.listOwnSessions, async ({ caller: { actor } }) =>
      (await listOwnSessions(deps, actor)).map(presentOwnSession),
    ),
    serve(sessions.endOwnSession, ({ params: { id: sessionId }, caller: { actor } }) =>
      endOwnSession.execute({ actor, sessionId }),
    ),
    serve(sessions.endOtherOwnSessions, ({ caller: { actor } }) => endOtherOwnSessions.execute({ actor })),
    serve(sessions.provePassword, async ({ body: { password }, caller }) => {
      const { actor } = caller;
      const provedUntil = await provePassword.execute({ actor, password, from: originOf(caller) });
      return { provedUntil: provedUntil.toISOString() };
    }),
    serve(sessions.changeOwnName, ({ body, caller: { actor } }) => changeOwnName.execute({ ...body, actor })),
    serve(
      sessions.changeOwnPassword,
      ({ body, caller }) =>
        changeOwnPassword.execute({
          ...body,
          actor: caller.actor,
          userAgent: caller.userAgent,
          from: originOf(caller),
        }),
      {
        validate: ({ given: { newPassword }, caller: { actor } }) =>
          newPassword === undefined || actor.kind !== 'user'
            ? []
            : passwordProblems(newPassword, actor.role, deps.policy, 'newPassword'),
      },
    ),
  ];
};
