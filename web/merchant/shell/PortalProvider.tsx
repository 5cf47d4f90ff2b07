import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { unpaused } from '../../shared/unanswered/unpaused.ts';
import { ApiError } from '../../shared/api-error.ts';
import { PortalContext } from '../kit/portal/portal.ts';
import type { DemoExtras } from '../../shared/portal/demo-extras.ts';

interface PortalProviderProps {
  readonly base: string;
  readonly isDemo: boolean;
  readonly demo?: DemoExtras;
  readonly children: ReactNode;
}

/** Retries lost connections and server errors, at most twice; a 4xx is final. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500);

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: mayRetry, staleTime: 5_000 }, mutations: unpaused },
  });

/** Context of the portal's screens: the base path and the query cache. */
export const PortalProvider = ({ base, isDemo, demo, children }: PortalProviderProps) => {
  const [client] = useState(newClient);
  const portal = useMemo(() => ({ base, isDemo, demo }), [base, isDemo, demo]);
  const lastDemo = useRef(demo);
  // Samples are in the language of the page: in another one the queries are refetched, the screen stays.
  useEffect(() => {
    if (lastDemo.current === demo) return;
    lastDemo.current = demo;
    void client.invalidateQueries();
  }, [demo, client]);
  return (
    <QueryClientProvider client={client}>
      <PortalContext value={portal}>{children}</PortalContext>
    </QueryClientProvider>
  );
};
