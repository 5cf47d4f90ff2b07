import { doubtful, wrong, type SetupFinding } from './finding.ts';

/** The settings of this installation that the provider's must fit. */
export type Installation = Readonly<{
  isProduction: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
  routing: 'none' | 'direct';
  secretKey: string;
  /** Signing secrets of the two webhook endpoints. */
  secrets: Readonly<{ platform: readonly string[]; connected: readonly string[] }>;
}>;

export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key);

/** Whether the text is a secret or restricted key; a publishable key (`pk_`) makes no calls of the server. */
const isSecretKey = (key: string): boolean => /^(sk|rk)_(test|live)_\w+$/.test(key);

/** Form and mode of the key; the mode must be that of the installation. */
export const checkKey = ({ secretKey, isProduction }: Installation): SetupFinding[] => {
  if (!isSecretKey(secretKey)) return [wrong('setup.key-form', { begin: secretKey.slice(0, 3) })];
  const isLive = isLiveKey(secretKey);
  if (isLive && !isProduction) return [wrong('setup.key-live-outside-production')];
  if (!isLive && isProduction) return [wrong('setup.key-test-in-production')];
  return isLive && secretKey.startsWith('sk_') ? [doubtful('setup.key-unrestricted')] : [];
};

/** Money of merchants on the platform's own account needs a licence as a payment institution. */
export const checkRouting = ({ routing, isProduction }: Installation): SetupFinding[] =>
  routing === 'none' && isProduction ? [wrong('setup.routing-none')] : [];

const variables = { platform: 'STRIPE_WEBHOOK_SECRET', connected: 'STRIPE_CONNECT_WEBHOOK_SECRET' } as const;

/** Signing secrets: present, in Stripe's form, and of one endpoint each; in test mode `stripe listen` has one for both. */
export const checkSecrets = ({ secrets, routing, secretKey }: Installation): SetupFinding[] => {
  const kinds = routing === 'direct' ? (['platform', 'connected'] as const) : (['platform'] as const);
  const findings = kinds.flatMap((kind) => {
    const variable = variables[kind];
    if (secrets[kind].length === 0) return [wrong('setup.secret-missing', { variable })];
    return secrets[kind].every((secret) => secret.startsWith('whsec_'))
      ? []
      : [wrong('setup.secret-form', { variable })];
  });
  const isShared = secrets.connected.some((secret) => secrets.platform.includes(secret));
  const says = isLiveKey(secretKey) ? wrong : doubtful;
  return isShared ? [...findings, says('setup.secrets-same')] : findings;
};
