import { doubtful, wrong, type SetupFinding } from './finding.ts';

/** The settings of the platform's own account at the provider. */
export type PlatformAccount = Readonly<{
  accountId: string;
  name: string | null;
  /** ISO 3166, upper case. */
  country: string | null;
  /** ISO 4217, upper case. */
  defaultCurrency: string | null;
  /** Currencies that accounts of the country can charge, upper case; empty when unknown. */
  currencies: readonly string[];
  isChargeable: boolean;
  isPaidOut: boolean;
  isSubmitted: boolean;
  /** Status by capability; a capability that was not requested is absent. */
  capabilities: Readonly<Record<string, string>>;
  due: readonly string[];
  pastDue: readonly string[];
  deadline: Date | null;
  disabledReason: string | null;
  branding: Readonly<Record<'icon' | 'logo' | 'colour', boolean>>;
  statement: Readonly<{ descriptor: string | null; prefix: string | null }>;
  support: Readonly<Record<'email' | 'phone' | 'url', boolean>>;
  /** The provider's clock when it answered, in whole seconds; null when it did not say. */
  answeredAt: Date | null;
  /** This machine's clock at the middle of the call. */
  askedAt: Date;
}>;

const chargeCurrencies = ['EUR', 'USD'];
const neededCapabilities = ['card_payments', 'transfers'];
/** Of 22 characters of a card statement; the rest is the merchant's name (Stripe, "Statement descriptors"). */
const longestPrefix = 10;
const [noticedSeconds, tooFarSeconds] = [5, 60];

const missingOf = (parts: Readonly<Record<string, boolean>>): string =>
  Object.keys(parts)
    .filter((name) => parts[name] === false)
    .join(', ');

/** Whether the account may charge and be paid out; in test mode nothing of it stops a payment. */
const checkActivation = (account: PlatformAccount, isLive: boolean): SetupFinding[] => {
  const stops = isLive ? wrong : doubtful;
  const { capabilities, disabledReason, pastDue, due } = account;
  const deadline = account.deadline?.toISOString().slice(0, 10) ?? '–';
  const onlyDue = due.filter((one) => !pastDue.includes(one));
  return [
    ...(account.isSubmitted ? [] : [stops('setup.details-missing')]),
    ...(account.isChargeable ? [] : [stops('setup.charges-off')]),
    ...(account.isPaidOut ? [] : [stops('setup.payouts-off')]),
    ...(disabledReason === null ? [] : [stops('setup.account-disabled', { reason: disabledReason })]),
    ...neededCapabilities
      .filter((name) => capabilities[name] !== 'active')
      .map((capability) =>
        stops('setup.capability-inactive', { capability, status: capabilities[capability] ?? 'unrequested' }),
      ),
    ...(pastDue.length === 0
      ? []
      : [stops('setup.requirements-past-due', { requirements: pastDue.join(', ') })]),
    ...(onlyDue.length === 0
      ? []
      : [doubtful('setup.requirements-due', { requirements: onlyDue.join(', '), deadline })]),
  ];
};

const checkMoney = ({ country, defaultCurrency, currencies }: PlatformAccount): SetupFinding[] => [
  ...(country === null || country === 'BG' ? [] : [doubtful('setup.country-other', { country })]),
  ...(defaultCurrency === null || defaultCurrency === 'EUR'
    ? []
    : [doubtful('setup.currency-other', { currency: defaultCurrency })]),
  ...chargeCurrencies
    .filter((currency) => currencies.length > 0 && !currencies.includes(currency))
    .map((currency) => wrong('setup.currency-unsupported', { currency, country: country ?? '–' })),
];

/** What payers see: the page, the statement, whom to ask. */
const checkAppearance = ({ branding, statement, support }: PlatformAccount): SetupFinding[] => {
  const [unbranded, unsupported] = [missingOf(branding), missingOf(support)];
  const { descriptor, prefix } = statement;
  return [
    ...(unbranded === '' ? [] : [doubtful('setup.branding-missing', { parts: unbranded })]),
    ...(descriptor === null && prefix === null ? [doubtful('setup.statement-missing')] : []),
    ...((prefix ?? '').length > longestPrefix
      ? [wrong('setup.statement-prefix-long', { prefix: prefix ?? '' })]
      : []),
    ...(unsupported === '' ? [] : [doubtful('setup.support-missing', { parts: unsupported })]),
  ];
};

/** Signatures are refused beyond 300 seconds, checkouts that live too long or too short by the provider. */
const checkClock = ({ answeredAt, askedAt }: PlatformAccount): SetupFinding[] => {
  if (answeredAt === null) return [];
  const seconds = Math.round((askedAt.getTime() - answeredAt.getTime()) / 1_000);
  if (Math.abs(seconds) <= noticedSeconds) return [];
  const says = Math.abs(seconds) > tooFarSeconds ? wrong : doubtful;
  return [says('setup.clock-off', { seconds: seconds > 0 ? `+${seconds}` : String(seconds) })];
};

export const checkAccount = (account: PlatformAccount, isLive: boolean): SetupFinding[] => [
  ...checkActivation(account, isLive),
  ...checkMoney(account),
  ...checkAppearance(account),
  ...checkClock(account),
];
