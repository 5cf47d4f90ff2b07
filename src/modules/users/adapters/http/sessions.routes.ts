import * as sessions from '#contract/sessions.ts';
import * as contract from '#contract/users.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import type { Meters } from '#platform/metrics/meters.ts';
import type { Log } from '#platform/log.ts';
import type { ChangeOwnPassword } from '../../application/change-own-password.ts';
import type { EndOtherOwnSessions } from '../../application/end-other-own-sessions.ts';
import type { EndOwnSession } from '../../application/end-own-session.ts';
import type { ListOwnSessions } from '../../application/list-own-sessions.ts';
import type { ProvePassword } from '../../application/prove-password.ts';
import type { SignIn } from '../../application/sign-in.ts';
import type { SignOut } from '../../application/sign-out.ts';
import type { WhoAmI } from '../../application/who-am-i.ts';
import { BadCredentials } from '../../domain/failures.ts';
import { passwordProblems } from '../../domain/password-policy.ts';
import type { PasswordRules } from '../../ports/password-rules.ts';
import { presentAccount } from './present-account.ts';
import { presentSession } from './present-session.ts';

type Deps = Readonly<{
  signIn: SignIn;
  signOut: SignOut;
  whoAmI: WhoAmI;
  listSessions: ListOwnSessions;
  endSession: EndOwnSession;
  endOthers: EndOtherOwnSessions;
  changePassword: ChangeOwnPassword;
  provePassword: ProvePassword;
  rules: PasswordRules;
  log: Log;
  meters: Meters;
}>;

/** What everybody may do with their own account. */
export const sessionRoutes = ({
  signIn,
  signOut,
  whoAmI,
  listSessions,
  endSession,
  endOthers,
  changePassword,
  provePassword,
  rules,
  log,
  meters,
}: Deps): Route[] => [
  serve(contract.signIn, async ({ body, caller: { address, userAgent, signal } }) => {
    try {
      const { expiresAt, ...session } = await signIn.execute({
        name: body.username,
        password: body.password,
        address,
        userAgent,
        signal,
      });
      return { ...session, expiresAt: expiresAt.toISOString() };
    } catch (error) {
      // The name stays out of the log: people type their passwords there.
      if (error instanceof BadCredentials) {
        log.info('sign-in refused');
        meters.signInRefused();
      }
      throw error;
    }
  }),
  serve(contract.signOut, ({ caller: { actor } }) => signOut.execute({ actor })),
  serve(contract.whoAmI, async ({ caller: { actor } }) => presentAccount(await whoAmI.execute({ actor }))),
  serve(sessions.listOwnSessions, async ({ caller: { actor } }) =>
    (await listSessions.execute({ actor })).map(presentSession),
  ),
  serve(sessions.endOwnSession, ({ params: { id: sessionId }, caller: { actor } }) =>
    endSession.execute({ actor, sessionId }),
  ),
  serve(sessions.endOtherOwnSessions, ({ caller: { actor } }) => endOthers.execute({ actor })),
  serve(sessions.provePassword, async ({ body: { password }, caller }) => {
    const { actor } = caller;
    const provedUntil = await provePassword.execute({ actor, password, from: originOf(caller) });
    return { provedUntil: provedUntil.toISOString() };
  }),
  serve(
    sessions.changeOwnPassword,
    ({ body, caller }) => changePassword.execute({ ...body, actor: caller.actor, from: originOf(caller) }),
    {
      examine: ({ given: { newPassword }, caller: { actor } }) =>
        newPassword === undefined || actor.kind !== 'user'
          ? []
          : passwordProblems(newPassword, actor.role, rules.policy, 'newPassword'),
    },
  ),
];
