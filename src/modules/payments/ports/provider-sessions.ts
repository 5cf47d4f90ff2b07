import { token } from '#kernel/token.ts';

/** What the provider itself remembers of our checkouts, for the doctor. */
export interface ProviderSessions {
  /** Sessions on this account that carry a key of ours, created since then; null is the platform's own account. */
  since(
    instant: Date,
    account: string | null,
  ): Promise<readonly Readonly<{ sessionId: string; key: string }>[]>;
}
export const ProviderSessions = token<ProviderSessions>('payments.ProviderSessions');
