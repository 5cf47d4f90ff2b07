import type { Config } from '#platform/config.ts';
import { standardOutput } from '#platform/log-destination.ts';
import { demoAccounts } from './demo-accounts.ts';

/** The line that reports readiness; in development with URLs and accounts for a first visit. */
export const announce = (config: Config, ports: Readonly<{ web: number; metrics: number }>): void => {
  const { sandboxUrl, mailboxUrl } = config.companions;
  const accounts = demoAccounts.map(({ username, password }) => `${username} / ${password}`).join(', ');
  const details = [
    config.mode === 'development' && config.seed === 'demo' ? `accounts: ${accounts}` : undefined,
    sandboxUrl === undefined ? undefined : `sandbox: ${sandboxUrl}`,
    mailboxUrl === undefined ? undefined : `mailbox: ${mailboxUrl}`,
    // With PORT=0 it prints the port it got.
    config.port === 0 ? `port: ${ports.web}` : undefined,
    config.metricsPort === 0 ? `metrics: ${ports.metrics}` : undefined,
  ].filter((detail) => detail !== undefined);
  standardOutput().say(
    `Plateno is ready: ${config.publicUrl}${details.map((detail) => ` · ${detail}`).join('')}`,
  );
};
