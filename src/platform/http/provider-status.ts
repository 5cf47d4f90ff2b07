import { token } from '#kernel/token.ts';

/** Whether the card provider answers now; implemented by the module that calls it. */
export interface ProviderStatus {
  isReachable(): Promise<boolean>;
}
export const ProviderStatus = token<ProviderStatus>('platform.ProviderStatus');
