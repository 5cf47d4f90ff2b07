import type { ActivityItem } from '#contract/payments/activity.ts';
import type { ActivitySource } from '#kernel/activity-source.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import type { Database } from '#platform/database/database.ts';
import { listActivity, type ActivityView } from '../postgres/list-activity.ts';

type Deps = Readonly<{ database: Database; messages: Messages }>;

const statusOf = (activity: ActivityView): ActivityItem['status'] => {
  if (activity.type !== 'payment_processed') return 'success';
  return ({ SUCCEEDED: 'success', CANCELLED: 'warning', FAILED: 'error' } as const)[activity.outcome];
};

const codeOf = (activity: ActivityView): string =>
  activity.type === 'payment_processed'
    ? `activity.payment-${activity.outcome.toLowerCase()}`
    : `activity.${activity.type.replace('_', '-')}`;

const descriptionOf = (activity: ActivityView, messages: Messages, language: Language): string => {
  const merchant = activity.merchantName;
  const amount =
    activity.type === 'payment_processed'
      ? { amount: formatMoney(Money.ofMinor(activity.amountMinor, activity.currency), language) }
      : {};
  return messages.say(language, codeOf(activity), { merchant, ...amount });
};

/** Registrations, activations and ended payments of the activity feed. */
export const paymentActivity =
  ({ database, messages }: Deps): ActivitySource<ActivityView['type']> =>
  async ({ actor, limit, language }) => {
    const found = await listActivity({ database }, actor, limit);
    return found.map((activity) => ({
      id: activity.id,
      type: activity.type,
      description: descriptionOf(activity, messages, language),
      at: activity.at,
      status: statusOf(activity),
    }));
  };
