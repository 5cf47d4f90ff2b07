import { createContext, use } from 'react';
import type { DemoExtras } from '../../../shared/portal/demo-extras.ts';

export interface PortalContextValue {
  /** Base path of the screens, without a trailing slash. */
  readonly base: string;
  /** Sample data: the screens are read-only and say why. */
  readonly isDemo: boolean;
  readonly demo?: DemoExtras | undefined;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

/** The context of the surrounding portal. @throws Error outside a portal */
export const usePortal = (): PortalContextValue => {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal is called outside a portal');
  return portal;
};
