import { token } from './token.ts';

/** Whether the card provider answers now; told by the module that talks to it. */
export interface ProviderStatus {
  isReachable(): Promise<boolean>;
}
export const ProviderStatus = token<ProviderStatus>('kernel.ProviderStatus');
