import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useAccount } from '../kit/portal/queries.ts';
import classes from './Developers.module.css';
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
    <nav aria-label={t('developers.sections.label')} className={classes['sections']}>
      {sections.map((each) => (
        <NavLink
          key={each}
          to={each === 'intro' ? `${base}/developers` : `${base}/developers/${each}`}
          end={each === 'intro'}
        >
          {t(`developers.sections.${each}`)}
        </NavLink>
      ))}
    </nav>
  );
};
