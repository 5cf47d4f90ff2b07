import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made once for a folder and kept there, so that yesterday's sessions and passwords are good today. */
export type DevelopmentSecrets = {
  postgresPassword: string;
  migratorPassword: string;
  applicationPassword: string;
  sandboxPassword: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  sandboxControlToken: string;
  sessionSecret: string;
  passwordPepper: string;
};

const random = () => randomBytes(24).toString('hex');

const make = (): DevelopmentSecrets => ({
  postgresPassword: random(),
  migratorPassword: random(),
  applicationPassword: random(),
  sandboxPassword: random(),
  stripeSecretKey: `sk_test_sandbox${random()}`,
  stripeWebhookSecret: `whsec_${random()}`,
  sandboxControlToken: random(),
  // Named for what it is: production refuses a secret that begins so.
  sessionSecret: `development-${random()}`,
  passwordPepper: `development-${random()}`,
});

export const developmentSecrets = async (dataDir: string): Promise<DevelopmentSecrets> => {
  const path = join(dataDir, 'secrets.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as DevelopmentSecrets;
  const secrets = make();
  await writeFile(path, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  return secrets;
};
