import { useTeamMessages } from './messages/team-messages.ts';
import classes from './TeamPage.module.css';

/** Below an address whose mail server has refused the newest mail to it for good. */
export const EmailRefused = ({ of }: { of: { readonly isEmailRefused: boolean } }) => {
  const t = useTeamMessages();
  if (!of.isEmailRefused) return null;
  return <span className={classes['refused']}>{t('team.emailRefused')}</span>;
};
