import { Box, Typography } from '@mui/material';
import type { Takings } from '#contract/payment-reports.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';
import { chartTop } from './chart-scale.ts';
import { sumOfTakings } from './takings-by-currency.ts';

/** One bar per step in euro; a table has the same data. */
export const TakingsBars = ({ steps }: Pick<Takings, 'steps'>) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { euro, byCurrency } = sumOfTakings(steps);
  if (byCurrency.length === 0) return <Typography>{t('admin.dashboard.noTakings')}</Typography>;
  const total = t('admin.dashboard.takingsIn', { total: formatMoney(euro, 'EUR', language) });
  const parts = byCurrency.map(({ currency, amount }) => formatMoney(amount, currency, language));
  return (
    <Box component="figure" sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}
      >
        <strong>{total}</strong>
        {(parts.length > 1 || byCurrency[0]?.currency !== 'EUR') && (
          <Typography component="small" variant="body2" color="textSecondary">
            {parts.join(' + ')}
          </Typography>
        )}
      </Box>
      <Chart steps={steps} />
    </Box>
  );
};

/** Layout: scale beside the bars, days below. */
const chart = {
  display: 'grid',
  gap: '4px 12px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  color: 'text.secondary',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& ol': { display: 'flex', justifyContent: 'space-between', p: 0, listStyle: 'none' },
  '& ol:first-of-type': { flexDirection: 'column', my: '-0.7em', textAlign: 'right' },
  '& ol:last-of-type': { gridColumn: 2 },
  '& svg': {
    width: '100%',
    height: 160,
    overflow: 'visible',
    borderBottom: '1px solid',
    borderColor: 'text.disabled',
    fill: 'var(--color-brand)',
  },
  '& line': { stroke: 'var(--color-line)' },
};

const Chart = ({ steps }: Pick<Takings, 'steps'>) => {
  const language = useLanguage();
  const top = chartTop(Math.max(...steps.map(({ takings }) => takings.amount)));
  const grid = [top, top / 2, 0];
  const days = [steps[0], steps[Math.floor((steps.length - 1) / 2)], steps.at(-1)];
  return (
    <Box aria-hidden="true" sx={chart}>
      <ol>
        {grid.map((amount) => (
          <li key={amount}>{formatMoney(amount, 'EUR', language)}</li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${steps.length * 10} 100`} preserveAspectRatio="none">
        {[0, 50].map((y) => (
          <line key={y} x1={0} x2={steps.length * 10} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
        {steps.map(({ start, takings: { amount } }, place) => (
          <rect
            key={start}
            x={place * 10 + 1}
            width={8}
            y={100 - (amount / top) * 100}
            height={(amount / top) * 100}
          >
            <title>{`${formatDate(start)}: ${formatMoney(amount, 'EUR', language)}`}</title>
          </rect>
        ))}
      </svg>
      <ol>{days.map((step) => step && <li key={step.start}>{formatDate(step.start)}</li>)}</ol>
    </Box>
  );
};
