import { z } from 'zod';
import { accountMoves } from '../accounts/account-moves.ts';
import { findOrCreateAccount, isAccountId } from '../accounts/account-store.ts';
import { moveAccount } from '../accounts/move-account.ts';
import { publishAccount } from '../accounts/publish-account.ts';
import { transact } from '../storage/transact.ts';
import type { SandboxContext } from '../context.ts';
import { call, ControlRefusal, type ControlCall } from './control-call.ts';

const accountId = z.string().refine(isAccountId, { error: 'This is not the id of an account.' });

const accountChange = z.strictObject({
  id: accountId,
  charges_enabled: z.boolean().optional(),
  payouts_enabled: z.boolean().optional(),
  details_submitted: z.boolean().optional(),
});

const change = (context: SandboxContext, { id, ...asked }: z.output<typeof accountChange>): Promise<object> =>
  transact(context, { account: id }, async (tx) => {
    const { body, notes } = await findOrCreateAccount(tx.client, id, context.clock.seconds());
    const changes = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const changed = { ...body, ...changes };
    await publishAccount(tx, body, { body: changed, notes });
    return changed;
  });

const accountMove = z.strictObject({ id: accountId, move: z.enum(accountMoves) });

const move = async (context: SandboxContext, asked: z.output<typeof accountMove>): Promise<object> => {
  await findOrCreateAccount(context.pool, asked.id, context.clock.seconds());
  const moved = await transact(context, { account: '' }, (tx) => moveAccount(tx, asked.id, asked.move));
  if (!moved) throw new ControlRefusal(409, 'The account has left the platform.');
  return moved.body;
};

const accounts = async (context: SandboxContext): Promise<object> => {
  const found = await context.pool.query<{ body: object }>(
    `select body from sandbox.objects where kind = 'account' order by seq`,
  );
  return { accounts: found.rows.map(({ body }) => body) };
};

/** Control calls on connected accounts. */
export const accountCalls = (context: SandboxContext): Readonly<Record<string, ControlCall>> => ({
  'change-account': call(accountChange, (asked) => change(context, asked)),
  'move-account': call(accountMove, (asked) => move(context, asked)),
  accounts: call(z.strictObject({}), () => accounts(context)),
});
