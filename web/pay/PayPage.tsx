import type { PayPageData } from '#contract/payments/pay-page.ts';
import { Suspense, type ComponentType } from 'react';
import { RequestScreen } from './request/RequestScreen.tsx';
import { Shell } from './Shell.tsx';

/** The payer's page; its data select the screen, each change is a page load. */
export const PayPage = ({
  data,
  ReturnScreen,
}: {
  data: PayPageData;
  /** Lazy in the browser. */
  ReturnScreen: ComponentType<Readonly<{ data: PayPageData }>>;
}) => {
  const { kind } = data.loaded;
  return (
    <Shell>
      {kind === 'ready' || kind === 'problem' ? (
        <RequestScreen data={data} />
      ) : (
        <Suspense>
          <ReturnScreen data={data} />
        </Suspense>
      )}
    </Shell>
  );
};
