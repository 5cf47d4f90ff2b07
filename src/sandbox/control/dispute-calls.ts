import { z } from 'zod';
import { openDispute } from '../payments/dispute-charge.ts';
import { disputeKinds, disputeMoves } from '../payments/dispute-moves.ts';
import { moveDispute } from '../payments/move-dispute.ts';
import { transact } from '../storage/transact.ts';
import type { World } from '../world.ts';
import { call, ControlRefusal, type ControlCall } from './control-call.ts';

const disputeMove = z.strictObject({ dispute: z.string(), move: z.enum(disputeMoves) });

/** The dispute of this id, or the newest one of this charge or payment intent. */
const findDispute = async (world: World, id: string): Promise<{ id: string; account: string }> => {
  const found = await world.pool.query<{ id: string; account: string }>(
    `select id, account from sandbox.objects where kind = 'dispute'
       and $1 in (id, body ->> 'charge', body ->> 'payment_intent') order by seq desc limit 1`,
    [id],
  );
  if (!found.rows[0]) throw new ControlRefusal(404, 'There is no such dispute.');
  return found.rows[0];
};

const move = async (world: World, asked: z.output<typeof disputeMove>): Promise<object> => {
  const { id, account } = await findDispute(world, asked.dispute);
  const moved = await transact(world, { account }, (tx) => moveDispute(tx, id, asked.move));
  if (typeof moved === 'string') throw new ControlRefusal(409, moved);
  return moved;
};

const disputeOpening = z.strictObject({ payment: z.string(), kind: z.enum(disputeKinds) });

/** The charge of this id, or the successful one of this payment intent. */
const findCharge = async (world: World, id: string): Promise<{ id: string; account: string }> => {
  const found = await world.pool.query<{ id: string; account: string }>(
    `select id, account from sandbox.objects where kind = 'charge' and body ->> 'status' = 'succeeded'
       and $1 in (id, body ->> 'payment_intent') order by seq desc limit 1`,
    [id],
  );
  if (!found.rows[0]) throw new ControlRefusal(404, 'There is no such charge that took money.');
  return found.rows[0];
};

const open = async (world: World, { payment, kind }: z.output<typeof disputeOpening>): Promise<object> => {
  const { id, account } = await findCharge(world, payment);
  const opened = await transact(world, { account }, (tx) => openDispute(tx, id, kind));
  if (!opened) throw new ControlRefusal(409, 'The charge is disputed already, or was refunded whole.');
  return opened;
};

const disputes = async (world: World): Promise<object> => {
  const found = await world.pool.query(
    `select account, body from sandbox.objects where kind = 'dispute' order by seq`,
  );
  return { disputes: found.rows };
};

/** Control calls on disputes. */
export const disputeCalls = (world: World): Readonly<Record<string, ControlCall>> => ({
  'move-dispute': call(disputeMove, (asked) => move(world, asked)),
  'open-dispute': call(disputeOpening, (asked) => open(world, asked)),
  disputes: call(z.strictObject({}), () => disputes(world)),
});
