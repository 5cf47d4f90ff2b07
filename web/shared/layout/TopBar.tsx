import type { ReactNode } from 'react';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  /** Of the navigation, for assistive technology. */
  readonly label: string;
  /** In a row of their own on phones. */
  readonly links?: ReactNode;
  readonly children?: ReactNode;
}

/** The bar of the public pages: logo, links, theme, language, and what the page offers at the end. */
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
