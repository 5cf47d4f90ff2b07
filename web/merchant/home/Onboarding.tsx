import { Suspense } from 'react';
import { lazyChunk } from '../../shared/state/lazy-chunk.ts';
import { MissingTaxId } from '../MissingTaxId.tsx';
import { newest, useLinks, useMerchant, useTakings } from '../queries.ts';

/** Only a merchant before its first payment loads it. */
const OnboardingSteps = lazyChunk(async () => ({
  default: (await import('../membership-parts.ts')).OnboardingSteps,
}));

/** The steps to the first payment; later only a missing EIK. */
export const Onboarding = () => {
  const { data: merchant } = useMerchant();
  const { data: takings } = useTakings();
  const { data: links } = useLinks(newest(1, 'id'));
  if (!merchant || !takings || !links) return null;
  if (takings.succeededPayments > 0) return <MissingTaxId merchant={merchant} />;
  return (
    <Suspense fallback={null}>
      <OnboardingSteps merchant={merchant} linkCount={links.total} />
    </Suspense>
  );
};
