import type { PayPageData } from '#contract/pay-page.ts';
import { lazy, Suspense, type ComponentType } from 'react';
import { payRoute, type ReturnRoute } from './pay-route.ts';
import { Problem } from './request/Problem.tsx';
import { RequestScreen } from './request/RequestScreen.tsx';
import { Shell } from './Shell.tsx';

type ReturnScreenProps = Readonly<{ route: ReturnRoute; data: PayPageData | null }>;

/** The return pages are a lazy chunk: the payment form does not wait for them. */
const LazyReturnScreen = lazy<ComponentType<ReturnScreenProps>>(() =>
  // Smaller than an error boundary.
  import('./return/ReturnScreen.tsx').catch(() => ({ default: () => <Problem problem="broken" /> })),
);

/** The payer's page; the path selects the screen, each change is a page load. */
export const PayPage = ({
  pathname,
  search,
  data,
  ReturnScreen = LazyReturnScreen,
}: {
  pathname: string;
  search: string;
  data: PayPageData | null;
  /** The server renders it at once. */
  ReturnScreen?: ComponentType<ReturnScreenProps> | undefined;
}) => {
  const route = payRoute(pathname, search);
  return (
    <Shell>
      {route.screen === 'request' ? (
        data && <RequestScreen data={data} />
      ) : (
        <Suspense>
          <ReturnScreen route={route} data={data} />
        </Suspense>
      )}
    </Shell>
  );
};
