import * as contract from '#contract/users.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { Log } from '#platform/log.ts';
import type { SignIn } from '../../application/sign-in.ts';
import type { SignOut } from '../../application/sign-out.ts';
import type { WhoAmI } from '../../application/who-am-i.ts';
import { BadCredentials } from '../../domain/failures.ts';
import { presentAccount } from './present-account.ts';

type Deps = Readonly<{ signIn: SignIn; signOut: SignOut; whoAmI: WhoAmI; log: Log }>;

export const userRoutes = ({ signIn, signOut, whoAmI, log }: Deps): Route[] => [
  serve(contract.signIn, async ({ body, caller: { address, userAgent } }) => {
    try {
      const { expiresAt, ...session } = await signIn.execute({
        name: body.username,
        password: body.password,
        address,
        userAgent,
      });
      return { ...session, expiresAt: expiresAt.toISOString() };
    } catch (error) {
      // The name stays out of the log: people type their passwords there.
      if (error instanceof BadCredentials) log.info('sign-in refused');
      throw error;
    }
  }),
  serve(contract.signOut, ({ caller: { actor } }) => signOut.execute({ actor })),
  serve(contract.whoAmI, async ({ caller: { actor } }) => presentAccount(await whoAmI.execute({ actor }))),
];
