import type { ActivityItem } from '#contract/activity.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import type { ActivityView } from '../../ports/activity-views.ts';

const statusOf = (activity: ActivityView): ActivityItem['status'] => {
  if (activity.type !== 'payment_processed') return 'success';
  return ({ SUCCEEDED: 'success', CANCELLED: 'warning', FAILED: 'error' } as const)[activity.outcome];
};

const codeOf = (activity: ActivityView): string =>
  activity.type === 'payment_processed'
    ? `activity.payment-${activity.outcome.toLowerCase()}`
    : `activity.${activity.type.replace('_', '-')}`;

export const presentActivity =
  ({ sentences, language }: Readonly<{ sentences: Sentences; language: Language }>) =>
  (activity: ActivityView): ActivityItem => {
    const merchant = activity.merchantName;
    const amount =
      activity.type === 'payment_processed'
        ? { amount: formatMoney(Money.ofMinor(activity.amountMinor, activity.currency), language) }
        : {};
    return {
      id: activity.id,
      type: activity.type,
      description: sentences.say(language, codeOf(activity), { merchant, ...amount }),
      timestamp: activity.at.toISOString(),
      status: statusOf(activity),
    };
  };
