import { Box, Typography } from '@mui/material';
import type { Takings } from '#contract/payments/payment-reports.ts';
import { ChartPlace } from '../../shared/charts/ChartPlace.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { sumOfTakings } from './takings-by-currency.ts';
import { TakingsChart } from './TakingsChart.tsx';

interface TakingsBarsProps {
  readonly steps: Takings['steps'];
  /** The steps of the time before; undefined while they load. */
  readonly before: Takings['steps'] | undefined;
}

/** All takings on one scale in EUR, other currencies converted; the parts of each currency in words. */
export const TakingsBars = ({ steps, before }: TakingsBarsProps) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { euro, byCurrency } = sumOfTakings(steps);
  if (byCurrency.length === 0) return <Typography>{t('admin.dashboard.noTakings')}</Typography>;
  const total = t('admin.dashboard.takingsIn', { total: formatMoney(euro, 'EUR', language) });
  const parts = byCurrency.map(({ currency, amount }) => formatMoney(amount, currency, language));
  const isConverted = byCurrency.some(({ currency }) => currency !== 'EUR');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}>
        <strong>{total}</strong>
        {isConverted && (
          <Typography component="small" variant="body2" color="textSecondary">
            {t('admin.dashboard.takingsParts', { parts: parts.join(' + ') })}
          </Typography>
        )}
      </Box>
      {before ? <TakingsChart steps={steps} before={before} /> : <ChartPlace />}
    </Box>
  );
};
