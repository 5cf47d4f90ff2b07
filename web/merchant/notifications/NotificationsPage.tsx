import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { BrowserPanel } from './BrowserPanel.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import { NotifyMessages, useNotifyMessages } from './messages/notify-messages.ts';
import { useNotificationSettings } from './use-notifications.ts';

/** A lazy chunk: what the merchant is mailed about, and what this user's browsers show and sound for. */
const NotificationsPage = () => (
  <NotifyMessages>
    <Screen />
  </NotifyMessages>
);
export default NotificationsPage;

const Screen = () => {
  const t = useNotifyMessages();
  const { data: settings, error, refetch } = useNotificationSettings();
  return (
    <>
      {settings === undefined ? (
        error ? (
          <ErrorBanner error={error} fallback={t('notify.loadFailed')} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : (
        <>
          <BrowserPanel publicKey={settings.publicKey} />
          <ChoiceTable settings={settings} />
        </>
      )}
    </>
  );
};
