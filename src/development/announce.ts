import type { Config } from '#platform/config.ts';
import { demoAccounts } from './demo-accounts.ts';

/** The one line that says it is ready; in development with all that a newcomer needs to know. */
export const announce = (config: Config, ports: Readonly<{ web: number; metrics: number }>): void => {
  const { sandboxUrl, mailboxUrl } = config.companions;
  const accounts = demoAccounts.map(({ username, password }) => `${username} / ${password}`).join(', ');
  const details = [
    config.mode === 'development' && config.seed === 'demo' ? `accounts: ${accounts}` : undefined,
    sandboxUrl === undefined ? undefined : `sandbox: ${sandboxUrl}`,
    mailboxUrl === undefined ? undefined : `mailbox: ${mailboxUrl}`,
    // Asked for any port, it says which one it got.
    config.port === 0 ? `port: ${ports.web}` : undefined,
    config.metricsPort === 0 ? `metrics: ${ports.metrics}` : undefined,
  ].filter((detail) => detail !== undefined);
  process.stdout.write(
    `Plateno is ready: ${config.publicUrl}${details.map((detail) => ` · ${detail}`).join('')}\n`,
  );
};
