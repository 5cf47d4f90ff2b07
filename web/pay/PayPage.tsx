import { lazy, Suspense } from 'react';
import { Loading } from './Loading.tsx';
import { payRoute } from './pay-route.ts';
import { RequestScreen } from './request/RequestScreen.tsx';
import { Shell } from './Shell.tsx';

/** Who pays must not wait for what comes after: the pages to come back to are a script of their own. */
const ReturnScreen = lazy(() => import('./return/ReturnScreen.tsx'));

/** The customer's page: which of its screens, the address says; going from one to another loads a page. */
export const PayPage = ({ pathname, search }: { pathname: string; search: string }) => {
  const route = payRoute(pathname, search);
  return (
    <Shell>
      {route.screen === 'request' ? (
        <RequestScreen token={route.token} />
      ) : (
        <Suspense fallback={<Loading />}>
          <ReturnScreen route={route} />
        </Suspense>
      )}
    </Shell>
  );
};
