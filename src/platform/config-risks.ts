/** A random text of 32 hexadecimal digits has at least this many different characters. */
const leastCharacters = 8;

const isOneBlockRepeated = (text: string): boolean => {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
};

/** Whether a secret is long but easy to guess: few different characters, or one block repeated. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < leastCharacters || isOneBlockRepeated(secret);

const isLocal = (host: string): boolean =>
  host === '' || host === 'localhost' || host === '[::1]' || host.startsWith('127.') || host.startsWith('/');

/** The host of a URL; empty for a socket path and for text that is no URL. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const isDatabaseOpen = (url: string): boolean => {
  if (isLocal(hostOf(url))) return false;
  const mode = new URL(url).searchParams.get('sslmode') ?? '';
  return !['require', 'verify-ca', 'verify-full'].includes(mode);
};

const isMailOpen = (url: string): boolean => {
  if (isLocal(hostOf(url))) return false;
  const { protocol, searchParams } = new URL(url);
  return protocol !== 'smtps:' && searchParams.get('requireTLS') !== 'true';
};

type Settings = Readonly<{
  databaseUrls: Readonly<Record<string, string | undefined>>;
  smtpUrl: string;
  passwordPolicy: string;
  secondFactor: string | undefined;
  publicUrl: string;
  trustProxy: boolean;
  metricsHost: string;
  fetchesNoRates: boolean;
}>;

/**
 * Recommendations for a production installation that do not stop a start: one message each, for `config check` and
 * the log.
 */
export const configRisks = (settings: Settings): string[] => {
  const open = Object.entries(settings.databaseUrls).filter(
    ([, url]) => url !== undefined && isDatabaseOpen(url),
  );
  const risks: readonly (readonly [boolean, string])[] = [
    ...open.map(
      ([name]) => [true, `${name} reaches another machine without TLS: add sslmode=verify-full`] as const,
    ),
    [
      isMailOpen(settings.smtpUrl),
      'SMTP_URL reaches another machine without TLS: use smtps:// or add requireTLS=true',
    ],
    [
      settings.passwordPolicy === 'basic',
      'PASSWORD_POLICY=basic accepts six characters of administrators: set PASSWORD_POLICY=strict',
    ],
    [
      settings.secondFactor === 'off',
      'SECOND_FACTOR=off lets administrators sign in with a password alone: leave it out or set SECOND_FACTOR=staff',
    ],
    [
      settings.publicUrl.startsWith('https://') && !settings.trustProxy,
      'TRUST_PROXY=off behind a proxy that ends TLS: all callers share the proxy’s IP address and its rate limits',
    ],
    [
      !isLocal(settings.metricsHost),
      `METRICS_HOST=${settings.metricsHost} serves /metrics to other machines: keep it behind the firewall`,
    ],
    [
      settings.fetchesNoRates,
      'RATES_URL is empty: exchange rates are imported by hand, and those older than four days of publication refuse links in USD',
    ],
  ];
  return risks.filter(([applies]) => applies).map(([, risk]) => risk);
};
