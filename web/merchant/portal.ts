import { createContext, use } from 'react';
import type { DemoParts } from '../shared/portal/demo-parts.ts';
import type { PortalApi } from '../shared/portal/portal-api.ts';

export interface PortalPlace {
  readonly api: PortalApi;
  /** The address under which the screens stand, without a slash at its end. */
  readonly base: string;
  /** On sample data: nothing is created, cancelled or exported, and the screens say why. */
  readonly isDemo: boolean;
  readonly demo?: DemoParts | undefined;
}

export const PortalContext = createContext<PortalPlace | null>(null);

/** The port of the screens around. @throws Error outside a portal */
export const usePortal = (): PortalPlace => {
  const ground = use(PortalContext);
  if (!ground) throw new Error('usePortal is called outside a portal');
  return ground;
};
