import * as sessions from '#contract/sessions.ts';
import * as contract from '#contract/users.ts';
import { useCase } from '#platform/define-module.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import type { Log } from '#platform/log.ts';
import type { Meters } from '#platform/metrics/meters.ts';
import { ChangeOwnPassword } from '../../application/change-own-password.ts';
import { EndOtherOwnSessions } from '../../application/end-other-own-sessions.ts';
import { EndOwnSession } from '../../application/end-own-session.ts';
import { ProvePassword } from '../../application/prove-password.ts';
import { SignIn } from '../../application/sign-in.ts';
import { SignOut } from '../../application/sign-out.ts';
import { BadCredentials } from '../../domain/failures.ts';
import { passwordProblems } from '../../domain/password-policy.ts';
import { getOwnAccount } from '../postgres/get-own-account.ts';
import { listOwnSessions } from '../postgres/list-sessions.ts';
import type { SessionTokens } from './session-tokens.ts';
import { presentAccount } from './present-account.ts';
import { presentSession } from './present-session.ts';

type SignInDeps = ConstructorParameters<typeof SignIn>[0] &
  Readonly<{ tokens: SessionTokens; log: Log; meters: Meters }>;
type Deps = SignInDeps &
  ConstructorParameters<typeof ChangeOwnPassword>[0] &
  Parameters<typeof getOwnAccount>[0] &
  Parameters<typeof listOwnSessions>[0];

const signInRoute = ({ tokens, log, meters, ...deps }: SignInDeps): Route => {
  const signIn = useCase(SignIn, deps);
  return serve(contract.signIn, async ({ body: { username: name, password }, caller }) => {
    const { userAgent } = caller;
    try {
      const opened = await signIn.execute({ name, password, userAgent, from: originOf(caller) });
      const token = await tokens.issue(opened.session);
      const { username, role } = opened.user;
      return { token, username, role, expiresAt: opened.session.expiresAt.toISOString() };
    } catch (error) {
      // No name in the log: users type passwords into that field.
      if (error instanceof BadCredentials) {
        log.info('sign-in refused');
        meters.signInRefused();
      }
      throw error;
    }
  });
};

/** Routes of the caller's own sessions and password. */
export const sessionRoutes = (deps: Deps): Route[] => {
  const signOut = useCase(SignOut, deps);
  const endOwnSession = useCase(EndOwnSession, deps);
  const endOtherOwnSessions = useCase(EndOtherOwnSessions, deps);
  const provePassword = useCase(ProvePassword, deps);
  const changeOwnPassword = useCase(ChangeOwnPassword, deps);
  return [
    signInRoute(deps),
    serve(contract.signOut, ({ caller: { actor } }) => signOut.execute({ actor })),
    serve(contract.getSession, async ({ caller: { actor } }) =>
      presentAccount(await getOwnAccount(deps, actor)),
    ),
    serve(sessions.listOwnSessions, async ({ caller: { actor } }) =>
      (await listOwnSessions(deps, actor)).map(presentSession),
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
    serve(
      sessions.changeOwnPassword,
      ({ body, caller }) =>
        changeOwnPassword.execute({ ...body, actor: caller.actor, from: originOf(caller) }),
      {
        examine: ({ given: { newPassword }, caller: { actor } }) =>
          newPassword === undefined || actor.kind !== 'user'
            ? []
            : passwordProblems(newPassword, actor.role, deps.policy, 'newPassword'),
      },
    ),
  ];
};
