import type { Stripe } from 'stripe';
import type { PlatformAccount } from '../../domain/setup/platform-account.ts';

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The `Date` header of the answer: the provider's clock. */
const answeredAt = (account: Stripe.Response<Stripe.Account>): Date | null => {
  const date = Date.parse(account.lastResponse.headers['date'] ?? '');
  return Number.isNaN(date) ? null : new Date(date);
};

const activationOf = (
  account: Stripe.Account,
): Pick<
  PlatformAccount,
  | 'isChargeable'
  | 'isPaidOut'
  | 'isSubmitted'
  | 'capabilities'
  | 'due'
  | 'pastDue'
  | 'deadline'
  | 'disabledReason'
> => {
  const { requirements } = account;
  const deadline = requirements?.current_deadline ?? null;
  return {
    isChargeable: account.charges_enabled,
    isPaidOut: account.payouts_enabled,
    isSubmitted: account.details_submitted,
    capabilities: { ...account.capabilities },
    due: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    deadline: deadline === null ? null : new Date(deadline * 1_000),
    disabledReason: requirements?.disabled_reason ?? null,
  };
};

/** Maps the platform's own account and its country. */
export const readPlatformAccount = (
  account: Stripe.Response<Stripe.Account>,
  country: Stripe.CountrySpec | null,
  askedAt: Date,
): PlatformAccount => {
  const { settings, business_profile: profile } = account;
  return {
    accountId: account.id,
    name: settings?.dashboard.display_name ?? profile?.name ?? null,
    country: account.country ?? null,
    defaultCurrency: account.default_currency?.toUpperCase() ?? null,
    currencies: (country?.supported_payment_currencies ?? []).map((currency) => currency.toUpperCase()),
    ...activationOf(account),
    branding: {
      icon: isGiven(settings?.branding.icon),
      logo: isGiven(settings?.branding.logo),
      colour: isGiven(settings?.branding.primary_color),
    },
    statement: {
      descriptor: settings?.payments.statement_descriptor ?? null,
      prefix: settings?.card_payments.statement_descriptor_prefix ?? null,
    },
    support: {
      email: isGiven(profile?.support_email),
      phone: isGiven(profile?.support_phone),
      url: isGiven(profile?.support_url),
    },
    answeredAt: answeredAt(account),
    askedAt,
  };
};
