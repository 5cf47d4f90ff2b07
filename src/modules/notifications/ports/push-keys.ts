import { token } from '#kernel/token.ts';

/** The keys of the installation at push services (VAPID, RFC 8292), in base64url. */
export type KeyPair = Readonly<{ publicKey: string; privateKey: string }>;

/** Made once per installation and stored, the private key sealed with SECRETS_KEY. */
export interface PushKeys {
  current(): Promise<KeyPair>;
  /** Seals the private key with the current key of SECRETS_KEY. */
  reseal(): Promise<void>;
}
export const PushKeys = token<PushKeys>('notifications.PushKeys');
