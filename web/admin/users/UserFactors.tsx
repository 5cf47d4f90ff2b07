import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import type { listFactorsOfUser } from '#contract/users/second-factors.ts';
import type { User } from '#contract/users/users.ts';
import { useFactorFacts } from '../../shared/factors/use-factor-facts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import type { en } from '../kit/messages/en.ts';
import { ResetFactors } from './ResetFactors.tsx';

type ListedFactors = z.output<typeof listFactorsOfUser.response>;

/** The second factors of a user; they can be reset when there are any. */
export const UserFactors = ({ user }: { user: User }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'factors', user.id],
    queryFn: ({ signal }) => dataProvider.listFactorsOfUser({ params: user }, { signal }),
  });
  const hasFactors = data !== undefined && data.factors.length > 0;
  return (
    <Panel title={t('admin.users.factors')} action={hasFactors && <ResetFactors user={user} />}>
      {error && (
        <ErrorAlert error={error} fallback={t('admin.users.factorsFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <TextSkeleton characters={28} />}
      {data !== undefined && (
        <FactorMessages>
          <Factors listed={data} />
        </FactorMessages>
      )}
    </Panel>
  );
};

const Factors = ({ listed: { factors, recoveryCodesLeft, isRequired } }: { listed: ListedFactors }) => {
  const t = useMessages<typeof en>();
  const factsOf = useFactorFacts();
  if (factors.length === 0) {
    return (
      <Typography color="textSecondary">
        {t(`admin.users.${isRequired ? 'noRequiredFactors' : 'noFactors'}`)}
      </Typography>
    );
  }
  return (
    <>
      <List disablePadding>
        {factors.map((factor) => (
          <ListItem key={factor.id} disableGutters divider sx={{ overflowWrap: 'anywhere' }}>
            <ListItemText primary={factor.name} secondary={factsOf(factor)} />
          </ListItem>
        ))}
      </List>
      <Typography variant="body2" color="textSecondary">
        {t('admin.users.recoveryCodesLeft', { count: recoveryCodesLeft })}
      </Typography>
    </>
  );
};
