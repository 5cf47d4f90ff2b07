import { withReadableEmails } from '#contract/shown-text.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { AreaLink } from './AreaLink.tsx';
import type { AreaPage } from './area-page.ts';
import classes from './AreaShell.module.css';
import { BottomBar } from './BottomBar.tsx';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

interface AreaShellProps {
  readonly pages: readonly AreaPage[];
  /** The pages of the bottom bar, in its order; one is the page of the plus sign. */
  readonly tabs: readonly AreaPage[];
  /** Names of the bottom bar and of its last entry, which opens the menu. */
  readonly tabNames: Readonly<{ label: string; more: string }>;
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly username: string;
  readonly onSignOut: () => void;
  /** Rendered above the navigation. */
  readonly place?: ReactNode;
  /** In the top bar. */
  readonly search?: ReactNode;
  /** Beside theme and language; on phones in the menu. */
  readonly tools?: ReactNode;
  /** Rendered above the sign-out button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a protected area: sidebar of 240 pixels (a drawer and a bottom bar on phones), current user and page. */
export const AreaShell = ({ search, tools, tabs, tabNames, children, ...area }: AreaShellProps) => {
  const t = useMessages();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const settings = (
    <>
      {tools}
      <SchemeSwitch />
      <LanguageMenu />
    </>
  );
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
            <Logo />
          </div>
          <div className={classes['end']}>
            {search}
            <div className={classes['settings']}>{settings}</div>
          </div>
        </header>
        <main id={contentId} tabIndex={-1} className={classes['main']}>
          {children}
        </main>
      </div>
      <BottomBar
        tabs={tabs}
        {...tabNames}
        waiting={
          area.pages.find(({ to, waiting }) => waiting?.count && !tabs.some((tab) => tab.to === to))?.waiting
        }
        onMore={() => setDrawerOpen(true)}
      />
      {drawerOpen && (
        <Drawer label={t('shared.menu')} onClose={() => setDrawerOpen(false)}>
          {navigation}
          <div className={classes['tools']}>{settings}</div>
        </Drawer>
      )}
    </div>
  );
};

type NavigationProps = Pick<AreaShellProps, 'pages' | 'label'> & { readonly onChoose: () => void };

const Navigation = ({ pages, label, onChoose }: NavigationProps) => (
  <nav aria-label={label} className={classes['nav']}>
    {pages.map((page) => (
      <AreaLink key={page.to} page={page} onChoose={onChoose} />
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
        <span>{t('shared.signedInAs')}</span> <strong>{withReadableEmails(username)}</strong>
      </p>
      {more}
      <Button variant="quiet" onClick={onSignOut}>
        <Icon name="leave" />
        <span>{t('shared.signOut')}</span>
      </Button>
    </div>
  );
};
