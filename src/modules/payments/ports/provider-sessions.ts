import { token } from '#kernel/token.ts';

/** What the provider itself remembers of our checkouts, for the doctor. */
export interface ProviderSessions {
  /** Sessions that carry a key of ours, created since then. */
  since(instant: Date): Promise<readonly Readonly<{ sessionId: string; key: string }>[]>;
}
export const ProviderSessions = token<ProviderSessions>('payments.ProviderSessions');
