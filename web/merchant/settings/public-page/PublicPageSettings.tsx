import { useQuery } from '@tanstack/react-query';
import { getOwnPublicPage, type PublicPage } from '#contract/public-pages/public-pages.ts';
import { call } from '../../../shared/call.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../../shared/state/Loading.tsx';
import { AddressPanel } from './AddressPanel.tsx';
import { PublicPageForm } from './PublicPageForm.tsx';
import { useSettingsMessages } from '../messages/settings-messages.ts';

/** The public page of the merchant. */
export const usePublicPage = () =>
  useQuery<PublicPage>({
    queryKey: ['public-page'],
    queryFn: ({ signal }) => call(getOwnPublicPage, {}, { signal }),
  });

/** What the public page shows, its address and its QR code. */
const PublicPageSettings = () => {
  const t = useSettingsMessages();
  const { data, error, refetch } = usePublicPage();
  if (data === undefined) {
    return error ? (
      <ErrorBanner error={error} fallback={t('settings.public.failed')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  return (
    <>
      <AddressPanel page={data} />
      <PublicPageForm page={data} />
    </>
  );
};
export default PublicPageSettings;
