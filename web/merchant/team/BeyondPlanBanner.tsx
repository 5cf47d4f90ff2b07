import { Link } from 'react-router-dom';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';

/** Shown on every page to a member beyond the plan, who sees what the role sees and changes nothing. */
export const BeyondPlanBanner = () => (
  <TeamMessages>
    <Text />
  </TeamMessages>
);

const Text = () => {
  const t = useTeamMessages();
  const { base } = usePortal();
  return (
    <Banner tone="info">
      {t('team.beyond.text')} <Link to={`${base}/settings/plan`}>{t('team.beyond.link')}</Link>
    </Banner>
  );
};
