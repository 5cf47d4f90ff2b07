import { removeOtherTurnover, type VatThreshold } from '#contract/closing/vat-threshold.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { ThresholdMessages, useThresholdMessages } from './messages/threshold-messages.ts';
import classes from './Threshold.module.css';
import { ThresholdState, UnionThreshold } from './ThresholdState.tsx';
import { TurnoverForm } from './TurnoverForm.tsx';
import { thresholdKey, useThreshold } from './use-threshold.ts';

/** The turnover of the year against the VAT threshold, with turnover outside of Plateno. */
export const ThresholdPage = () => (
  <ThresholdMessages>
    <Screen />
  </ThresholdMessages>
);

const Screen = () => {
  const t = useThresholdMessages();
  const { data, error, refetch } = useThreshold();
  return (
    <>
      <PageTitle
        title={t('threshold.title')}
        subtitle={data && t('threshold.subtitle', { year: data.year })}
      />
      {error ? (
        <ErrorBanner error={error} fallback={t('threshold.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Details threshold={data} />
      )}
    </>
  );
};

const Details = ({ threshold }: { threshold: VatThreshold }) => {
  const t = useThresholdMessages();
  const language = useLanguage();
  const holds = useRights();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  return (
    <>
      {!threshold.isWatched && <Banner tone="info">{t('threshold.notWatched')}</Banner>}
      <Panel>
        <ThresholdState threshold={threshold} />
        <Facts
          facts={[
            [t('threshold.own'), money(threshold.own)],
            [t('threshold.other'), money(threshold.other)],
          ]}
        />
      </Panel>
      {threshold.union !== null && (
        <Panel title={t('threshold.unionTitle')}>
          <UnionThreshold union={threshold.union} />
        </Panel>
      )}
      <Panel title={t('threshold.otherTitle')}>
        <OtherTurnover rows={threshold.otherTurnover} isEditable={holds('WRITE_DOCUMENTS')} />
        {holds('WRITE_DOCUMENTS') && <TurnoverForm hasUnion={threshold.union !== null} />}
      </Panel>
    </>
  );
};

interface OtherTurnoverProps {
  readonly rows: VatThreshold['otherTurnover'];
  readonly isEditable: boolean;
}

const OtherTurnover = ({ rows, isEditable }: OtherTurnoverProps) => {
  const t = useThresholdMessages();
  const language = useLanguage();
  const remove = useAction({
    send: (id: number) => call(removeOtherTurnover, { params: { id } }),
    done: t('threshold.removed'),
    failed: t('threshold.removeFailed'),
    affects: [thresholdKey],
  });
  if (rows.length === 0) return <p className={classes['soft']}>{t('threshold.otherNone')}</p>;
  return (
    <ul className={classes['list']} aria-label={t('threshold.otherTitle')}>
      {rows.map(({ id, day, amount, note, country }) => (
        <li key={id} className={classes['row']}>
          <span>
            {formatDate(day)} · <bdi>{note}</bdi>
            {country !== 'BG' && ` · ${country}`}
          </span>
          <span>
            {formatMoney(amount, 'EUR', language)}{' '}
            {isEditable && (
              <Button
                variant="quiet"
                icon
                aria-label={t('threshold.remove', { note })}
                busy={remove.pending === id}
                onClick={() => remove.press(id)}
              >
                <Icon name="bin" />
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};
