import { createContext, use } from 'react';
import type { PortalApi } from './portal-api.ts';

export interface PortalGround {
  readonly api: PortalApi;
  /** The address under which the screens stand, without a slash at its end. */
  readonly base: string;
}

export const PortalContext = createContext<PortalGround | null>(null);

/** The port of the screens around. @throws Error outside a portal */
export const usePortal = (): PortalGround => {
  const ground = use(PortalContext);
  if (!ground) throw new Error('usePortal is called outside a portal');
  return ground;
};
