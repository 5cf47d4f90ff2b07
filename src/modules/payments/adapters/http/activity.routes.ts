import * as contract from '#contract/activity.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import type { Database } from '#platform/database/database.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listActivity, type ActivityView } from '../postgres/list-activity.ts';

const statusOf = (activity: ActivityView): contract.ActivityItem['status'] => {
  if (activity.type !== 'payment_processed') return 'success';
  return ({ SUCCEEDED: 'success', CANCELLED: 'warning', FAILED: 'error' } as const)[activity.outcome];
};

const codeOf = (activity: ActivityView): string =>
  activity.type === 'payment_processed'
    ? `activity.payment-${activity.outcome.toLowerCase()}`
    : `activity.${activity.type.replace('_', '-')}`;

const presentActivity =
  ({ messages, language }: Readonly<{ messages: Messages; language: Language }>) =>
  (activity: ActivityView): contract.ActivityItem => {
    const merchant = activity.merchantName;
    const amount =
      activity.type === 'payment_processed'
        ? { amount: formatMoney(Money.ofMinor(activity.amountMinor, activity.currency), language) }
        : {};
    return {
      id: activity.id,
      type: activity.type,
      description: messages.say(language, codeOf(activity), { merchant, ...amount }),
      timestamp: activity.at.toISOString(),
      status: statusOf(activity),
    };
  };

export const activityRoutes = (deps: Readonly<{ database: Database; messages: Messages }>): Route[] => [
  serve(contract.listActivity, async ({ query: { limit }, caller: { actor, language } }) =>
    (await listActivity(deps, actor, limit)).map(presentActivity({ messages: deps.messages, language })),
  ),
];
