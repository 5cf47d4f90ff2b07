import type { Role, SignedIn } from '#kernel/actor.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';

/** A user who is signed in with this role. */
export const userWith = (role: Role, merchantId: number | null = null): SignedIn => ({
  kind: 'user',
  userId: 21,
  username: 'user',
  role,
  merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
  merchantId,
  sessionId: 's3',
});

export const admin = userWith('ADMIN');
/** A user of another merchant. */
export const otherMerchantUser = userWith('MERCHANT', 4);

/** The provider does not answer in time. */
export const away = (): ProviderAway => new ProviderAway(new Error('timeout'));
