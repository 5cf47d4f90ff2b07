import type { Stripe } from 'stripe';
import type { AccountFacts, PayoutSchedule } from '../../domain/account-status.ts';

const scheduleOf = (account: Stripe.Account): PayoutSchedule | null => {
  const schedule = account.settings?.payouts?.schedule;
  return schedule === undefined
    ? null
    : { interval: schedule.interval, delayDays: schedule.delay_days ?? null };
};

/** What is due now, with what is past due; each code once. */
const dueOf = ({ currently_due: due, past_due: past }: Stripe.Account.Requirements): string[] => [
  ...new Set([...(past ?? []), ...(due ?? [])]),
];

const noRequirements: Stripe.Account.Requirements = {
  alternatives: null,
  current_deadline: null,
  currently_due: null,
  disabled_reason: null,
  errors: null,
  eventually_due: null,
  past_due: null,
  pending_verification: null,
};

/** Maps the provider's account. */
export const readAccount = (account: Stripe.Account): AccountFacts => {
  const requirements = account.requirements ?? noRequirements;
  const { current_deadline: deadline, disabled_reason: disabledReason } = requirements;
  const banks = account.external_accounts?.data ?? [];
  const bank = banks.find(({ default_for_currency: isDefault }) => isDefault === true) ?? banks[0];
  return {
    isSubmitted: account.details_submitted,
    areChargesEnabled: account.charges_enabled,
    arePayoutsEnabled: account.payouts_enabled,
    due: dueOf(requirements),
    pastDue: requirements.past_due ?? [],
    isVerifying: (requirements.pending_verification ?? []).length > 0,
    deadline: deadline === null ? null : new Date(deadline * 1_000),
    disabledReason,
    bankLast4: bank?.last4 ?? null,
    bankCurrency: bank?.currency?.toUpperCase() ?? null,
    payoutSchedule: scheduleOf(account),
  };
};
