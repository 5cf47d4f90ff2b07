import { atMost, compare, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { percentile99 } from '../requests.ts';

/** The list's 99th percentile while three callers a second sign in; a wrong password takes as long as a right one. */
export const signIns = async ({ server, size, asMerchant }: Context): Promise<Line> => {
  const everyMs = 10;
  const list = asMerchant('/merchants/me/payments?page=0&size=25');
  const alone = percentile99((size.turnMs * 5) / everyMs, everyMs, list);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'unknown@example.com', password: 'a wrong password' });
  const beside = async () => {
    const pending: Promise<Response>[] = [];
    const signIn = () =>
      pending.push(fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body }));
    const timer = setInterval(signIn, 1_000 / 3);
    const reading = await alone().finally(() => clearInterval(timer));
    await Promise.all(pending);
    return reading;
  };
  const compared = await compare({ ours: beside, baseline: alone }, { turns: 3 });
  return atMost(3, 'others’ p99 while three sign in a second', 'ms', compared);
};
