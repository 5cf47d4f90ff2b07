import { z } from 'zod';
import { forcePayout } from '../payouts/move-payout.ts';
import { payoutMoves } from '../payouts/payout-moves.ts';
import { accountOf } from '../storage/objects.ts';
import { transact } from '../storage/transact.ts';
import type { SandboxContext } from '../context.ts';
import { call, ControlRefusal, type ControlCall } from './control-call.ts';

const payoutMove = z.strictObject({ payout: z.string(), move: z.enum(payoutMoves) });

const move = async (context: SandboxContext, asked: z.output<typeof payoutMove>): Promise<object> => {
  const account = await accountOf(context.pool, asked.payout);
  if (account === undefined) throw new ControlRefusal(404, 'There is no such payout.');
  const moved = await transact(context, { account }, (tx) => forcePayout(tx, asked.payout, asked.move));
  if (typeof moved === 'string') throw new ControlRefusal(409, moved);
  return moved;
};

const payouts = async (context: SandboxContext): Promise<object> => {
  const found = await context.pool.query(
    `select account, body from sandbox.objects where kind = 'payout' order by seq`,
  );
  return { payouts: found.rows };
};

/** Control calls on payouts. */
export const payoutCalls = (context: SandboxContext): Readonly<Record<string, ControlCall>> => ({
  'move-payout': call(payoutMove, (asked) => move(context, asked)),
  payouts: call(z.strictObject({}), () => payouts(context)),
});
