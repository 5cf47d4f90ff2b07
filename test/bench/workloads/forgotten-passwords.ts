import { demoAccounts } from '#development/demo-accounts.ts';
import { atMost, compare, timed, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { post, send } from '../requests.ts';

/** A requested reset takes as long for a known address as for an unknown one (security, "Accounts"). */
export const forgottenPasswords = async ({ server }: Context): Promise<Line> => {
  const ask = (email: string) =>
    timed(10, () => send(post(`${server.url}/api/auth/forgot`, JSON.stringify({ email }))));
  const known = demoAccounts.find(({ role }) => role === 'MERCHANT')!.username;
  const sides = { ours: ask(known), baseline: ask('unknown@plateno.example') };
  return atMost(
    1.05,
    'requested reset, known address',
    'ms',
    await compare(sides, { turns: 40, warmUps: 5 }),
  );
};
