import type { SandboxContext } from '../context.ts';
import { steadyId } from '../ids.ts';

/** The id of the account that the secret key belongs to. */
export const platformAccountId = (context: SandboxContext): string =>
  steadyId('acct_1', context.settings.secretKey);
