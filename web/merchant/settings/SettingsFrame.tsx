import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useSettingsMessages } from './messages/settings-messages.ts';
import classes from './Settings.module.css';
import type { SettingsPage } from './settings-pages.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useSettingsLinks, type SettingsLink } from './use-settings-links.ts';

interface SettingsFrameProps {
  readonly path: SettingsPage['path'];
  readonly children: ReactNode;
}

/** One page of the settings beside the navigation; on the phone with a link back to the list of pages. */
export const SettingsFrame = ({ path, children }: SettingsFrameProps) => {
  const t = useSettingsMessages();
  const { base } = usePortal();
  const { own, elsewhere } = useSettingsLinks();
  return (
    <div className={classes['frame']}>
      <nav aria-label={t('settings.nav')} className={classes['nav']}>
        <Links links={own} />
        {elsewhere.length > 0 && <Links links={elsewhere} />}
      </nav>
      <div className={classes['page']}>
        <div className={classes['back']}>
          <ButtonLink to={`${base}/settings`} variant="quiet" size="small">
            <Icon name="previous" size={18} />
            {t('settings.back')}
          </ButtonLink>
        </div>
        <PageTitle title={t(`settings.pages.${path}.title`)} subtitle={t(`settings.pages.${path}.hint`)} />
        <UnsavedChanges key={path}>{children}</UnsavedChanges>
      </div>
    </div>
  );
};

const Links = ({ links }: { links: readonly SettingsLink[] }) => (
  <ul>
    {links.map(({ to, icon, title }) => (
      <li key={to}>
        <NavLink to={to}>
          <Icon name={icon} size={18} />
          {title}
        </NavLink>
      </li>
    ))}
  </ul>
);
