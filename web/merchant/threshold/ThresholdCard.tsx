import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { ThresholdMessages, useThresholdMessages } from './messages/threshold-messages.ts';
import { ThresholdState, UnionThreshold } from './ThresholdState.tsx';
import { useThreshold } from './use-threshold.ts';

/** The threshold on the home page of a merchant without the general registration. */
export const ThresholdCard = () => (
  <ThresholdMessages>
    <Card />
  </ThresholdMessages>
);

const Card = () => {
  const t = useThresholdMessages();
  const { base } = usePortal();
  const { data } = useThreshold();
  if (data?.isWatched !== true) return null;
  return (
    <Panel
      title={t('threshold.title')}
      action={
        <ButtonLink size="small" to={`${base}/threshold`}>
          {t('threshold.details')}
        </ButtonLink>
      }
    >
      <ThresholdState threshold={data} />
      {data.union !== null && (
        <>
          <h3>{t('threshold.unionTitle')}</h3>
          <UnionThreshold union={data.union} />
        </>
      )}
    </Panel>
  );
};
