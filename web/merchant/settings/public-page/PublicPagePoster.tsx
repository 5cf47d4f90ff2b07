import { Navigate } from 'react-router-dom';
import { getPublicPagePoster } from '#contract/links/posters.ts';
import { requestPath } from '../../../shared/call.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../../shared/layout/Button.tsx';
import { PageLoading } from '../../../shared/state/PageLoading.tsx';
import { LinkMessages, PosterChoice } from '../../links/index.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import { usePublicPage } from './PublicPageSettings.tsx';

/** The poster of the public page. */
const PublicPagePoster = () => {
  const t = useSettingsMessages();
  const { base } = usePortal();
  const { data: page } = usePublicPage();
  const { data: merchant } = useMerchant();
  if (page === undefined || merchant === undefined) return <PageLoading />;
  if (!page.isOn) return <Navigate to={`${base}/settings/public-page`} replace />;
  return (
    <>
      <div>
        <ButtonLink to={`${base}/settings/public-page`} variant="quiet" size="small">
          <Icon name="previous" size={18} />
          {t('settings.pages.public-page.title')}
        </ButtonLink>
      </div>
      <LinkMessages>
        <PosterChoice
          content={{
            merchantName: merchant.businessName,
            logoUrl: merchant.logoUrl,
            brandColor: merchant.brandColor,
            amount: null,
            charged: null,
            description: null,
            url: page.url,
            shortUrl: page.url.replace(/^https?:\/\//, ''),
          }}
          pathOf={(query) => requestPath(getPublicPagePoster, { query })}
        />
      </LinkMessages>
    </>
  );
};
export default PublicPagePoster;
