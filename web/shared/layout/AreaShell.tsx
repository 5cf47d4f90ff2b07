import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './AreaShell.module.css';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

export interface AreaPage {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

interface AreaShellProps {
  readonly pages: readonly AreaPage[];
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly username: string;
  readonly onSignOut: () => void;
  /** Rendered above the navigation. */
  readonly place?: ReactNode;
  /** Rendered beside theme and language. */
  readonly tools?: ReactNode;
  /** Rendered above the sign-out button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a protected area: sidebar of 240 pixels (a drawer on phones), current user and page. */
export const AreaShell = ({ tools, children, ...area }: AreaShellProps) => {
  const t = useMessages();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const navigation = (
    <>
      {area.place !== undefined && <div className={classes['place']}>{area.place}</div>}
      <Navigation {...area} onChoose={() => setDrawerOpen(false)} />
      <Person {...area} />
    </>
  );
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <aside className={classes['sidebar']}>
        <Logo />
        {navigation}
      </aside>
      <div className={classes['column']}>
        <header className={classes['top']}>
          <div className={classes['phone']}>
            <Button variant="quiet" icon aria-label={t('shared.menu')} onClick={() => setDrawerOpen(true)}>
              <Icon name="menu" />
            </Button>
            <Logo />
          </div>
          <div className={classes['end']}>
            {tools}
            <SchemeSwitch />
            <LanguageMenu />
          </div>
        </header>
        <main id={contentId} tabIndex={-1} className={classes['main']}>
          {children}
        </main>
      </div>
      {drawerOpen && (
        <Drawer label={t('shared.menu')} onClose={() => setDrawerOpen(false)}>
          {navigation}
        </Drawer>
      )}
    </div>
  );
};

type NavigationProps = Pick<AreaShellProps, 'pages' | 'label'> & { readonly onChoose: () => void };

const Navigation = ({ pages, label, onChoose }: NavigationProps) => (
  <nav aria-label={label} className={classes['nav']}>
    {pages.map(({ to, icon, label: name }, index) => (
      <NavLink key={to} to={to} end={index === 0} onClick={onChoose}>
        <Icon name={icon} />
        {name}
      </NavLink>
    ))}
  </nav>
);

type PersonProps = Pick<AreaShellProps, 'username' | 'onSignOut' | 'more'>;

/** The current user and the sign-out button. */
const Person = ({ username, onSignOut, more }: PersonProps) => {
  const t = useMessages();
  return (
    <div className={classes['person']}>
      <p>
        <span>{t('shared.signedInAs')}</span> <strong>{username}</strong>
      </p>
      {more}
      <Button variant="quiet" onClick={onSignOut}>
        <Icon name="leave" />
        <span>{t('shared.signOut')}</span>
      </Button>
    </div>
  );
};
