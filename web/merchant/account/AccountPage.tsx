import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { continueAccount, refreshOwnAccount, startAccount } from '#contract/accounts/accounts.ts';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { AccountMessages, useAccountMessages } from './messages/account-messages.ts';
import { providerAccountKey, useProviderAccount } from './use-provider-account.ts';
import { storeAnswer } from '../kit/portal/store-answer.ts';

/** The merchant's account at the card provider: its state, what is due, and the way to the provider's form. */
export const AccountPage = () => (
  <AccountMessages>
    <Screen />
  </AccountMessages>
);

const Screen = () => {
  const t = useAccountMessages();
  const { data, error, refetch } = useProviderAccount({ isWatched: true });
  return (
    <>
      <PageTitle title={t('account.title')} subtitle={t('account.subtitle')} />
      {error ? (
        <ErrorBanner error={error} fallback={t('account.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Details account={data} />
      )}
    </>
  );
};

/** Leads to the provider's form by a link that is made now. */
const useForm = (status: OwnAccount['status']) => {
  const t = useAccountMessages();
  return useAction({
    send: () => call(status === 'NONE' ? startAccount : continueAccount, {}),
    onDone: ({ url }) => location.assign(url),
    failed: t('account.formFailed'),
  });
};

const useRefresh = () => {
  const t = useAccountMessages();
  const client = useQueryClient();
  return useAction({
    send: () => call(refreshOwnAccount, {}),
    onDone: (account) => storeAnswer(client, providerAccountKey, account),
    failed: t('account.refreshFailed'),
  });
};

/** The provider leads back to this page: after its form the state is fetched, after an expired link a new one is made. */
const useReturn = (form: ReturnType<typeof useForm>, refresh: ReturnType<typeof useRefresh>): void => {
  const [query, setQuery] = useSearchParams();
  const from = query.get('from');
  const isHandled = useRef(false);
  useEffect(() => {
    if (from === null || isHandled.current) return;
    isHandled.current = true;
    if (from === 'expired') form.press();
    else refresh.press();
    setQuery({}, { replace: true });
  }, [from, form, refresh, setQuery]);
};

const Details = ({ account }: { account: OwnAccount }) => {
  const t = useAccountMessages();
  const canManage = useRights()('MANAGE_MERCHANT');
  const { base } = usePortal();
  const form = useForm(account.status);
  const refresh = useRefresh();
  useReturn(form, refresh);
  const { status, isChargeable, isPaidOut, due, disabledReason } = account;
  const isOpen = status !== 'REJECTED' && status !== 'LEFT';
  const hasForm = isOpen && (status !== 'ACTIVE' || due.length > 0);
  const yesNo = (is: boolean): string => t(is ? 'account.yes' : 'account.no');
  return (
    <>
      <Banner tone={status === 'ACTIVE' ? 'success' : status === 'REJECTED' ? 'error' : 'info'}>
        {t(`account.statuses.${status}`)}
        {disabledReason !== null && ` ${disabledReason}`}
      </Banner>
      <Panel
        title={t('account.state')}
        action={
          canManage && status !== 'NONE' ? (
            <Button size="small" busy={refresh.isPending} onClick={() => refresh.press()}>
              {t('account.refresh')}
            </Button>
          ) : undefined
        }
      >
        <Facts
          facts={[
            [t('account.charges'), yesNo(isChargeable)],
            [t('account.payouts'), yesNo(isPaidOut)],
            [t('account.bank'), account.bankLast4 && `•• ${account.bankLast4} ${account.bankCurrency ?? ''}`],
            [t('account.checkedAt'), account.checkedAt && formatDateTime(account.checkedAt)],
          ]}
        />
      </Panel>
      {hasForm && (
        <Panel title={t(due.length > 0 ? 'account.due' : 'account.form')}>
          <Due account={account} />
          <p>{t('account.formHelp')}</p>
          <p>
            {t('account.page')} <Link to={`${base}/settings/public-page`}>{t('account.pageLink')}</Link>
          </p>
          {canManage ? (
            <Button variant="primary" busy={form.isPending || form.isDone} onClick={() => form.press()}>
              {t(status === 'NONE' ? 'account.start' : 'account.continue')}
            </Button>
          ) : (
            <p>{t('account.ownerOnly')}</p>
          )}
        </Panel>
      )}
    </>
  );
};

const Due = ({ account: { due, deadline } }: { account: OwnAccount }) => {
  const t = useAccountMessages();
  const { deadlineIn } = useDeadline();
  if (due.length === 0) return null;
  return (
    <>
      {deadline !== null && <p>{t('account.deadline', { day: deadlineIn(deadline) })}</p>}
      <ul>
        {due.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </>
  );
};
