import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { joined } from '../../../shared/format/joined.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { TextSkeleton } from '../layout/TextSkeleton.tsx';
import type { en } from '../messages/en.ts';

/** The totals of the rows that the filters choose, in one line where there is room. */
export const ListTotals = ({ children }: { children: ReactNode }) => {
  const t = useMessages<typeof en>();
  return (
    <Box
      component="dl"
      aria-label={t('admin.lists.totals')}
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        // On a phone side by side, each label above its value: no value moves the others.
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        flexWrap: 'wrap',
        columnGap: { xs: 2, sm: 4 },
        rowGap: 0.5,
        m: 0,
      }}
    >
      {children}
    </Box>
  );
};

interface TotalProps {
  readonly label: string;
  /** Undefined while loading. */
  readonly values: readonly string[] | undefined;
}

const Total = ({ label, values }: TotalProps) => (
  <Box sx={{ display: { sm: 'flex' }, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {values === undefined ? <TextSkeleton characters={6} /> : joined(values)}
    </Typography>
  </Box>
);

interface SumTotalProps<N extends string> {
  readonly label: string;
  readonly sums: readonly Readonly<{ currency: string } & Record<N, number>>[] | undefined;
  readonly name: N;
}

/** One sum of each currency; a currency without an amount is left out, unless none has one. */
export const SumTotal = <N extends string>({ label, sums, name }: SumTotalProps<N>) => {
  const language = useLanguage();
  const given = sums?.filter((sum) => sum[name] !== 0);
  const values = given?.map((sum) => formatMoney(sum[name], sum.currency, language));
  return <Total label={label} values={values?.length === 0 ? [formatMoney(0, 'EUR', language)] : values} />;
};
