import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { PageTabs } from '../kit/layout/PageTabs.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useAccount } from '../kit/portal/queries.ts';
import { useDeveloperMessages } from './messages/developer-messages.ts';

const sections = ['intro', 'keys', 'webhooks', 'events'] as const;

interface DeveloperFrameProps {
  readonly section: (typeof sections)[number];
  /** Buttons beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Title and navigation of the pages for developers. */
export const DeveloperFrame = ({ section, action, children }: DeveloperFrameProps) => {
  const t = useDeveloperMessages();
  const isIntro = section === 'intro';
  return (
    <>
      <PageTitle
        title={isIntro ? t('developers.title') : t(`developers.sections.${section}`)}
        subtitle={isIntro ? t('developers.subtitle') : undefined}
      >
        {action}
      </PageTitle>
      <Sections />
      {!isIntro && section !== 'events' && <UnverifiedEmail />}
      {children}
    </>
  );
};

/** Keys and endpoints are created only after the e-mail is confirmed. */
const UnverifiedEmail = () => {
  const t = useDeveloperMessages();
  const { data: account } = useAccount();
  return account?.isEmailVerified === false ? (
    <Banner tone="info">{t('developers.unverified')}</Banner>
  ) : null;
};

const Sections = () => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  return (
    <PageTabs
      label={t('developers.sections.label')}
      pages={sections.map((each) => ({
        label: t(`developers.sections.${each}`),
        ...(each === 'intro'
          ? { to: `${base}/developers`, within: [] }
          : { to: `${base}/developers/${each}` }),
      }))}
    />
  );
};
