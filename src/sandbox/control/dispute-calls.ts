import { z } from 'zod';
import { openDispute } from '../payments/dispute-charge.ts';
import { disputeKinds, disputeMoves } from '../payments/dispute-moves.ts';
import { moveDispute } from '../payments/move-dispute.ts';
import { warnOfFraud } from '../payments/warn-of-fraud.ts';
import { transact } from '../storage/transact.ts';
import type { SandboxContext } from '../context.ts';
import { call, ControlRefusal, type ControlCall } from './control-call.ts';

const disputeMove = z.strictObject({ dispute: z.string(), move: z.enum(disputeMoves) });

/** The dispute of this id, or the newest one of this charge or payment intent. */
const findDispute = async (context: SandboxContext, id: string): Promise<{ id: string; account: string }> => {
  const found = await context.pool.query<{ id: string; account: string }>(
    `select id, account from sandbox.objects where kind = 'dispute'
       and $1 in (id, body ->> 'charge', body ->> 'payment_intent') order by seq desc limit 1`,
    [id],
  );
  if (!found.rows[0]) throw new ControlRefusal(404, 'There is no such dispute.');
  return found.rows[0];
};

const move = async (context: SandboxContext, asked: z.output<typeof disputeMove>): Promise<object> => {
  const { id, account } = await findDispute(context, asked.dispute);
  const moved = await transact(context, { account }, (tx) => moveDispute(tx, id, asked.move));
  if (typeof moved === 'string') throw new ControlRefusal(409, moved);
  return moved;
};

const disputeOpening = z.strictObject({ payment: z.string(), kind: z.enum(disputeKinds) });

/** The charge of this id, or the successful one of this payment intent. */
const findCharge = async (context: SandboxContext, id: string): Promise<{ id: string; account: string }> => {
  const found = await context.pool.query<{ id: string; account: string }>(
    `select id, account from sandbox.objects where kind = 'charge' and body ->> 'status' = 'succeeded'
       and $1 in (id, body ->> 'payment_intent') order by seq desc limit 1`,
    [id],
  );
  if (!found.rows[0]) throw new ControlRefusal(404, 'There is no such charge that took money.');
  return found.rows[0];
};

const open = async (
  context: SandboxContext,
  { payment, kind }: z.output<typeof disputeOpening>,
): Promise<object> => {
  const { id, account } = await findCharge(context, payment);
  const opened = await transact(context, { account }, (tx) => openDispute(tx, id, kind));
  if (!opened) throw new ControlRefusal(409, 'The charge is disputed already, or was refunded whole.');
  return opened;
};

const fraudWarning = z.strictObject({
  payment: z.string(),
  fraudType: z.string().default('unauthorized_use_of_card'),
});

const warn = async (
  context: SandboxContext,
  { payment, fraudType }: z.output<typeof fraudWarning>,
): Promise<object> => {
  const { id, account } = await findCharge(context, payment);
  const warning = await transact(context, { account }, (tx) => warnOfFraud(tx, id, fraudType));
  if (!warning) throw new ControlRefusal(409, 'The charge took no money.');
  return warning;
};

const disputes = async (context: SandboxContext): Promise<object> => {
  const found = await context.pool.query(
    `select account, body from sandbox.objects where kind = 'dispute' order by seq`,
  );
  return { disputes: found.rows };
};

/** Control calls on disputes and early fraud warnings. */
export const disputeCalls = (context: SandboxContext): Readonly<Record<string, ControlCall>> => ({
  'move-dispute': call(disputeMove, (asked) => move(context, asked)),
  'open-dispute': call(disputeOpening, (asked) => open(context, asked)),
  'warn-of-fraud': call(fraudWarning, (asked) => warn(context, asked)),
  disputes: call(z.strictObject({}), () => disputes(context)),
});
