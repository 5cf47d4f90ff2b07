import { Button } from '@mui/material';
import type { Account } from '#contract/accounts/accounts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';

/** Asks the card provider for the state of an account. */
export const RefreshAccount = ({ account }: { account: Account }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const { press, isPending } = useAction({
    send: (data) => data.refreshAccount({ params: { merchantId: account.id } }),
    done: t('admin.accounts.refreshed'),
    failed: t('admin.accounts.refreshFailed'),
  });
  if (account.accountId === null || !may('refresh', 'provider-accounts')) return null;
  return (
    <Button variant="outlined" size="small" loading={isPending} onClick={() => press()}>
      {t('admin.accounts.refresh')}
      <span className="visually-hidden">: {account.merchantName}</span>
    </Button>
  );
};
