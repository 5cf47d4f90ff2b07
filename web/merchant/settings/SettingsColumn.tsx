import { Suspense, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { SettingsMessages, useSettingsMessages } from './messages/settings-messages.ts';
import classes from './Settings.module.css';
import { useSettingsLinks, type SettingsLink } from './use-settings-links.ts';

/** A page beside the list of all settings; on the phone below a link back to it. */
export const SettingsColumn = ({ children }: { children?: ReactNode }) => (
  <SettingsMessages>
    <Column>{children}</Column>
  </SettingsMessages>
);

const Column = ({ children }: { children: ReactNode }) => {
  const t = useSettingsMessages();
  const { base } = usePortal();
  const { own, elsewhere } = useSettingsLinks();
  return (
    <div className={classes['frame']}>
      <nav aria-label={t('settings.nav')} className={classes['nav']}>
        <Links links={own} />
        <Links links={elsewhere} />
      </nav>
      <div className={classes['page']}>
        <div className={classes['back']}>
          <ButtonLink to={`${base}/settings`} variant="quiet" size="small">
            <Icon name="previous" size={18} />
            {t('settings.back')}
          </ButtonLink>
        </div>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
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
