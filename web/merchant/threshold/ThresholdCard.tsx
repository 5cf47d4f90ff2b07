import type { VatThreshold } from '#contract/closing/vat-threshold.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { ThresholdMessages, useThresholdMessages } from './messages/threshold-messages.ts';
import { ThresholdState, UnionThreshold } from './ThresholdState.tsx';

/** The threshold on the front page, once it comes near. */
export const ThresholdCard = ({ threshold }: { threshold: VatThreshold }) => (
  <ThresholdMessages>
    <Card threshold={threshold} />
  </ThresholdMessages>
);

const Card = ({ threshold }: { threshold: VatThreshold }) => {
  const t = useThresholdMessages();
  const { base } = usePortal();
  return (
    <Panel
      title={t('threshold.title')}
      action={
        <ButtonLink size="small" to={`${base}/threshold`}>
          {t('threshold.details')}
        </ButtonLink>
      }
    >
      <ThresholdState threshold={threshold} />
      {threshold.union !== null && (
        <>
          <h3>{t('threshold.unionTitle')}</h3>
          <UnionThreshold union={threshold.union} />
        </>
      )}
    </Panel>
  );
};
