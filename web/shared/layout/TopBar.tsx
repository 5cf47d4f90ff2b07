import type { ReactNode } from 'react';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** In their own row on phones. */
  readonly links?: ReactNode;
  readonly children?: ReactNode;
}

/** The top bar of the public pages: logo, links, theme, language and `children` at the end. */
export const TopBar = ({ label, links, children }: TopBarProps) => (
  <header className={classes['bar']}>
    <div className={classes['inner']}>
      <Logo />
      {links !== undefined && (
        <nav className={classes['links']} aria-label={label}>
          {links}
        </nav>
      )}
      <div className={classes['end']}>
        <SchemeSwitch />
        <LanguageMenu />
        {children}
      </div>
    </div>
  </header>
);
