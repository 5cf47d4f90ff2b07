import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useSettingsMessages } from './messages/settings-messages.ts';
import classes from './Settings.module.css';
import { useSettingsLinks, type SettingsLink } from './use-settings-links.ts';

/** The list of all pages, the first screen of the settings. */
export const SettingsList = () => {
  const t = useSettingsMessages();
  const { own, elsewhere } = useSettingsLinks();
  return (
    <>
      <PageTitle title={t('settings.title')} subtitle={t('settings.subtitle')} />
      <Pages label={t('settings.nav')} links={own} />
      <Pages label={t('settings.elsewhere')} links={elsewhere} />
    </>
  );
};

const Pages = ({ label, links }: { label: string; links: readonly SettingsLink[] }) => (
  <nav aria-label={label}>
    <ul className={classes['list']}>
      {links.map(({ to, icon, title, hint }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} />
            <span>
              <strong>{title}</strong>
              <span className={classes['hint']}>{hint}</span>
            </span>
            <Icon name="next" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
