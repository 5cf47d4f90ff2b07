import * as factors from '#contract/users/second-factors.ts';
import * as contract from '#contract/users/users.ts';
import { useCase } from '#platform/define-module.ts';
import { originOf, serve, type Route } from '#platform/http/route.ts';
import type { Log } from '#platform/log.ts';
import type { Meters } from '#platform/metrics/meters.ts';
import { CompleteSignIn } from '../../application/complete-sign-in.ts';
import type { OpenedSession } from '../../application/open-session.ts';
import { SignInByPasskey } from '../../application/sign-in-by-passkey.ts';
import { SignIn } from '../../application/sign-in.ts';
import { StartPasskeySignIn } from '../../application/start-passkey-sign-in.ts';
import { StartPasskeyStep } from '../../application/start-passkey-step.ts';
import { BadCredentials, CodeRefused, PasskeyRefused } from '../../domain/failures.ts';
import type { SessionTokens } from './session-tokens.ts';

type Watched = Readonly<{ sessionTokens: SessionTokens; log: Log; meters: Meters }>;
type Deps = Watched &
  ConstructorParameters<typeof SignIn>[0] &
  ConstructorParameters<typeof CompleteSignIn>[0] &
  ConstructorParameters<typeof SignInByPasskey>[0];

const isRefusal = (error: unknown): boolean =>
  [BadCredentials, CodeRefused, PasskeyRefused].some((Refused) => error instanceof Refused);

/** Answers with the token of the new session; counts a refusal. */
const answerWith =
  ({ sessionTokens, log, meters }: Watched) =>
  async (opening: Promise<OpenedSession>): Promise<contract.Session> => {
    try {
      const { user, session } = await opening;
      const token = await sessionTokens.issue(session);
      const { username, role } = user;
      return { token, username, role, expiresAt: session.expiresAt.toISOString() };
    } catch (error) {
      // No name in the log: users type passwords into that field.
      if (isRefusal(error)) {
        log.info('sign-in refused');
        meters.signInRefused();
      }
      throw error;
    }
  };

/** All ways to sign in. */
export const signInRoutes = ({ sessionTokens, log, meters, ...deps }: Deps): Route[] => {
  const signIn = useCase(SignIn, deps);
  const completeSignIn = useCase(CompleteSignIn, deps);
  const startPasskeyStep = useCase(StartPasskeyStep, deps);
  const startPasskeySignIn = useCase(StartPasskeySignIn, deps);
  const signInByPasskey = useCase(SignInByPasskey, deps);
  const answer = answerWith({ sessionTokens, log, meters });
  return [
    serve(contract.signIn, ({ body: { username: name, password }, caller }) =>
      answer(signIn.execute({ name, password, userAgent: caller.userAgent, from: originOf(caller) })),
    ),
    serve(factors.completeSignIn, ({ body: { challenge, code }, caller }) =>
      answer(
        completeSignIn.execute({
          challenge,
          answer: { code },
          userAgent: caller.userAgent,
          from: originOf(caller),
        }),
      ),
    ),
    serve(factors.startPasskeyStep, ({ body: { challenge }, caller }) =>
      startPasskeyStep.execute({ challenge, from: originOf(caller) }),
    ),
    serve(factors.completeSignInByPasskey, ({ body: { challenge, response }, caller }) =>
      answer(
        completeSignIn.execute({
          challenge,
          answer: { response },
          userAgent: caller.userAgent,
          from: originOf(caller),
        }),
      ),
    ),
    serve(factors.startPasskeySignIn, ({ caller }) => startPasskeySignIn.execute({ from: originOf(caller) })),
    serve(factors.signInByPasskey, ({ body, caller }) =>
      answer(signInByPasskey.execute({ ...body, userAgent: caller.userAgent, from: originOf(caller) })),
    ),
  ];
};
