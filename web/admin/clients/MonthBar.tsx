import { Button, IconButton, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { addMonths, formatMonth } from '../kit/fields/month.ts';
import { useClientMessages } from './messages/client-messages.ts';

interface MonthBarProps {
  readonly month: string;
  /** The current month; a later one cannot be chosen. */
  readonly latest: string;
}

/** The month with arrows and the filter „Иска внимание“. */
export const MonthBar = ({ month, latest }: MonthBarProps) => {
  const t = useClientMessages();
  const language = useLanguage();
  const { filterValues, setFilters } = useListContext();
  const show = (count: number) => setFilters({ ...filterValues, month: addMonths(month, count) });
  const needsMe = (filterValues as Record<string, unknown>)['needsMe'] === 'true';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Stack
        direction="row"
        role="group"
        aria-label={t('clients.month.label')}
        sx={{ alignItems: 'center', gap: 0.5 }}
      >
        <IconButton
          aria-label={t('clients.month.previous')}
          title={t('clients.month.previous')}
          onClick={() => show(-1)}
        >
          <Icon name="previous" />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ minWidth: '16ch', textAlign: 'center' }}>
          {formatMonth(month, language)}
        </Typography>
        <IconButton
          aria-label={t('clients.month.next')}
          title={t('clients.month.next')}
          disabled={month >= latest}
          onClick={() => show(1)}
        >
          <Icon name="next" />
        </IconButton>
      </Stack>
      <Button
        variant={needsMe ? 'contained' : 'outlined'}
        size="small"
        aria-pressed={needsMe}
        startIcon={<Icon name={needsMe ? 'check' : 'filter'} size={18} />}
        onClick={() => setFilters({ ...filterValues, needsMe: needsMe ? undefined : 'true' })}
      >
        {t('clients.needsMe')}
      </Button>
    </Stack>
  );
};
