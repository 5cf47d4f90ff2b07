import type { Config } from '#platform/config.ts';

const mask = '••••';

/** Hides the password of a URL and keeps its username, which helps to find mistakes. */
const withoutPassword = (text: string): string => text.replace(/(:\/\/[^:@/]*):[^@/]*@/g, `$1:${mask}@`);

/** Enough of a key to recognize it, as the provider shows it. */
const keyEnding = (key: string): string =>
  `${/^[sr]k_(test|live)_/.exec(key)?.[0] ?? ''}${mask}${key.slice(-4)}`;

/** The configuration without secrets, safe to show on a screen. */
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
    connectWebhookSecrets: stripe.connectWebhookSecrets.map(() => mask),
  },
  mail: { ...mail, smtpUrl: withoutPassword(mail.smtpUrl) },
  sessions: { secrets: sessions.secrets.map(() => mask) },
  passwords: {
    ...passwords,
    pepper: mask,
    ...(passwords.previousPepper !== undefined && { previousPepper: mask }),
  },
  traces: {
    ...traces,
    ...(traces.endpoint !== undefined && { endpoint: withoutPassword(traces.endpoint) }),
  },
});
