import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHalf } from './write-half.ts';

/** Generated once for a folder and kept there, so that sessions and passwords stay valid across starts. */
export type DevelopmentSecrets = {
  postgresPassword: string;
  migratorPassword: string;
  applicationPassword: string;
  sandboxPassword: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  stripeConnectWebhookSecret: string;
  sandboxControlToken: string;
  sessionSecret: string;
  passwordPepper: string;
  secretsKey: string;
};

const random = () => randomBytes(24).toString('hex');

const make = (): DevelopmentSecrets => ({
  postgresPassword: random(),
  migratorPassword: random(),
  applicationPassword: random(),
  sandboxPassword: random(),
  stripeSecretKey: `sk_test_sandbox${random()}`,
  stripeWebhookSecret: `whsec_${random()}`,
  stripeConnectWebhookSecret: `whsec_${random()}`,
  sandboxControlToken: random(),
  // Production refuses a secret with this prefix.
  sessionSecret: `development-${random()}`,
  passwordPepper: `development-${random()}`,
  secretsKey: randomBytes(32).toString('base64'),
});

/** Reads the secrets of a data folder, and generates them on first use; a folder of an older version lacks some. */
export const developmentSecrets = async (dataDir: string): Promise<DevelopmentSecrets> => {
  const path = join(dataDir, 'secrets.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const known = JSON.parse(text ?? '{}') as Partial<DevelopmentSecrets>;
  const secrets = { ...make(), ...known };
  if (Object.keys(secrets).every((name) => name in known)) return secrets;
  const half = await writeHalf(path, secrets);
  // Of two processes that generate them at once, the second fails: link() replaces nothing.
  try {
    await (text === undefined ? link(half, path) : rename(half, path));
  } finally {
    await rm(half, { force: true });
  }
  return secrets;
};
