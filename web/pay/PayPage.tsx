import type { PayPageData } from '#contract/pay-page.ts';
import { lazy, Suspense } from 'react';
import { payRoute } from './pay-route.ts';
import { Problem } from './request/Problem.tsx';
import { RequestScreen } from './request/RequestScreen.tsx';
import { Shell } from './Shell.tsx';

/** Who pays must not wait for what comes after: the pages to come back to are a script of their own. */
const ReturnScreen = lazy(() =>
  // A class that catches crashes would weigh more than its sentence.
  import('./return/ReturnScreen.tsx').catch(() => ({ default: () => <Problem problem="broken" /> })),
);

/** The customer's page: which of its screens, the address says; going from one to another loads a page. */
export const PayPage = ({
  pathname,
  search,
  data,
}: {
  pathname: string;
  search: string;
  data: PayPageData | null;
}) => {
  const route = payRoute(pathname, search);
  return (
    <Shell>
      {route.screen === 'request' ? (
        data && <RequestScreen data={data} />
      ) : (
        <Suspense>
          <ReturnScreen route={route} />
        </Suspense>
      )}
    </Shell>
  );
};
