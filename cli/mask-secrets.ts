import type { Config } from '#platform/config.ts';

const mask = '••••';

/** The password of an address; its name stays, for that is what is looked for. */
const withoutPassword = (text: string): string => text.replace(/(:\/\/[^:@/]*):[^@/]*@/g, `$1:${mask}@`);

/** Enough of a key to see which one it is, as the provider shows it itself. */
const keyEnding = (key: string): string =>
  `${/^[sr]k_(test|live)_/.exec(key)?.[0] ?? ''}${mask}${key.slice(-4)}`;

/** The configuration as it may be shown to whoever looks over one's shoulder. */
export const maskSecrets = ({ database, stripe, mail, sessions, passwords, traces, ...plain }: Config) => ({
  ...plain,
  database: {
    url: withoutPassword(database.url),
    migratorUrl: withoutPassword(database.migratorUrl),
    directUrl: withoutPassword(database.directUrl),
    ...(database.replicaUrl !== undefined && { replicaUrl: withoutPassword(database.replicaUrl) }),
  },
  stripe: {
    ...stripe,
    secretKey: keyEnding(stripe.secretKey),
    webhookSecrets: stripe.webhookSecrets.map(() => mask),
  },
  mail: { ...mail, smtpUrl: withoutPassword(mail.smtpUrl) },
  sessions: { secrets: sessions.secrets.map(() => mask) },
  passwords: { ...passwords, pepper: mask },
  traces: {
    ...traces,
    ...(traces.endpoint !== undefined && { endpoint: withoutPassword(traces.endpoint) }),
  },
});
