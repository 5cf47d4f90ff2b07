import type * as contract from '#contract/payouts/payouts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountBalance } from '../../application/get-own-balance.ts';
import { payoutsOfMerchant } from '../postgres/list-payouts.ts';
import { waitingPayments } from '../postgres/waiting-payments.ts';
import { reviewConditions } from '../postgres/payout-conditions.ts';
import { presentShortPayout } from './present-payout.ts';

type Deps = Readonly<{ database: Database; messages: Messages; clock: Clock }>;

const next = { where: `o.status in ('PENDING', 'IN_TRANSIT')`, orderBy: 'o.arrival_on, o.id' };
const last = { where: `o.status = 'PAID'`, orderBy: 'o.arrival_on desc, o.id desc' };
const failed = { where: reviewConditions.FAILED, orderBy: 'o.created_at desc' };

/** The balance with the payouts around it. */
export const presentBalance = async (
  { database, messages, clock }: Deps,
  { merchantId, accountId, isRouted, balances }: AccountBalance,
  language: Language,
): Promise<contract.OwnBalance> => {
  if (accountId === null) {
    const none = { payments: 0, since: null };
    return {
      isRouted,
      hasAccount: false,
      balances: null,
      waiting: none,
      next: null,
      last: null,
      failed: null,
    };
  }
  const one = async (which: typeof next): Promise<contract.ShortPayout | null> => {
    const [payout] = await payoutsOfMerchant({ database }, merchantId, which);
    return payout === undefined ? null : presentShortPayout(payout, { messages, language });
  };
  return {
    isRouted,
    hasAccount: true,
    balances:
      balances?.map(({ currency, availableMinor, pendingMinor }) => ({
        currency,
        available: availableMinor / 100,
        pending: pendingMinor / 100,
      })) ?? null,
    waiting: await waitingPayments(database, { merchantId, accountId, now: clock.now() }),
    next: await one(next),
    last: await one(last),
    failed: await one(failed),
  };
};
