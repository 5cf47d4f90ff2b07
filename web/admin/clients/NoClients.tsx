import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useOwnAccount } from '../account/index.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useClientMessages } from './messages/client-messages.ts';
import { formatMonth } from '../kit/fields/month.ts';

/** Says how a merchant invites an accountant. */
export const NoClients = () => {
  const t = useClientMessages();
  const email = useOwnAccount().data?.email;
  return (
    <EmptyState
      icon="shop"
      title={t('clients.none.title')}
      hint={email === undefined ? t('clients.none.hintAnyEmail') : t('clients.none.hint', { email })}
    />
  );
};

/** No client matches the filters; without any but the month there is no client at all. */
export const NoneFound = ({ month }: { month: string }) => {
  const t = useClientMessages();
  const language = useLanguage();
  const { filterValues, setFilters } = useListContext();
  const { month: chosen, ...filters } = filterValues as Record<string, unknown>;
  if (Object.keys(filters).length === 0) return <NoClients />;
  const isClear = filters['search'] === undefined && filters['needsMe'] === 'true';
  return (
    <EmptyState
      icon={isClear ? 'check' : 'search'}
      title={
        isClear
          ? t('clients.none.needsMe', { month: formatMonth(month, language) })
          : t('admin.noneFound.clients')
      }
      hint={isClear ? undefined : t('admin.noneFoundHint')}
    >
      <Button
        variant="outlined"
        onClick={() => setFilters(chosen === undefined ? {} : { month: chosen }, {})}
      >
        {isClear ? t('clients.none.all') : t('shared.list.clear')}
      </Button>
    </EmptyState>
  );
};
