import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CallRefused } from '../shared/call-refused.ts';
import type { PortalApi } from '../shared/portal/portal-api.ts';
import { PortalContext } from './portal.ts';
import type { DemoParts } from '../shared/portal/demo-parts.ts';

interface PortalProviderProps {
  readonly api: PortalApi;
  readonly base: string;
  readonly isDemo: boolean;
  readonly demo?: DemoParts;
  readonly children: ReactNode;
}

/** A refusal is an answer; only a lost connection or a failing server is worth asking again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof CallRefused && error.status > 0 && error.status < 500);

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: mayRetry, staleTime: 5_000 } } });

/** What every screen of the portal stands on: the port, where the screens stand, and what has been asked before. */
export const PortalProvider = ({ api, base, isDemo, demo, children }: PortalProviderProps) => {
  const [client] = useState(newClient);
  const ground = useMemo(() => ({ api, base, isDemo, demo }), [api, base, isDemo, demo]);
  const served = useRef(api);
  // Another port answers otherwise: what is on the screen is asked again, and the screen stays.
  useEffect(() => {
    if (served.current === api) return;
    served.current = api;
    void client.invalidateQueries();
  }, [api, client]);
  return (
    <QueryClientProvider client={client}>
      <PortalContext value={ground}>{children}</PortalContext>
    </QueryClientProvider>
  );
};
