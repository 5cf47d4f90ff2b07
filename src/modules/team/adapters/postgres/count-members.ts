import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { PlanUses } from '#modules/merchants/index.ts';

/** Members and open invitations to the team: what the plan has a limit of. */
export const memberUses = ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): PlanUses => ({
  limits: ['members'],
  used: async (merchantId) => {
    const [row] = await database.rows<{ members: number }>(
      `select (select count(*)::int from memberships where merchant_id = :merchantId)
         + (select count(*)::int from invitations where merchant_id = :merchantId and kind = 'TEAM' and state = 'SENT'
            and expires_at > :now) as members`,
      { merchantId, now: clock.now() },
    );
    return { members: row!.members };
  },
});
