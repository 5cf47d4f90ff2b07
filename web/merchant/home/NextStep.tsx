import { Suspense } from 'react';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { useGuidance } from '../kit/portal/queries.ts';

const NextStepCard = lazyPart(async () => ({
  default: (await import('./NextStepCard.tsx')).NextStepCard,
}));

/** The card of the next step, or its place while it loads. */
export const NextStep = () => {
  const t = useShellMessages();
  const { data, error, refetch } = useGuidance();
  if (data === undefined && error)
    return <ErrorBanner error={error} fallback={t('merchant.home.failed')} onRetry={() => void refetch()} />;
  return data === undefined ? (
    <Waiting />
  ) : (
    <Suspense fallback={<Waiting />}>
      <NextStepCard guidance={data} />
    </Suspense>
  );
};

const Waiting = () => (
  <Panel>
    {[16, 28, 40].map((characters) => (
      <p key={characters}>
        <Skeleton characters={characters} />
      </p>
    ))}
  </Panel>
);
