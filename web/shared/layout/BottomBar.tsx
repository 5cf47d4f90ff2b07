import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { AreaPage } from './area-page.ts';
import classes from './BottomBar.module.css';

interface BottomBarProps {
  readonly tabs: readonly AreaPage[];
  readonly label: string;
  /** The label of the last entry, which opens the menu with all pages. */
  readonly more: string;
  readonly onMore: () => void;
}

/** The main pages at the bottom of a phone's screen, within reach of the thumb; the page with a plus stands out. */
export const BottomBar = ({ tabs, label: name, more, onMore }: BottomBarProps) => {
  if (tabs.length === 0) return null;
  return (
    <nav className={classes['bar']} aria-label={name}>
      {tabs.map(({ to, icon, label }, index) => (
        <NavLink
          key={to}
          to={to}
          end={index === 0}
          className={() => (icon === 'plus' ? classes['add'] : undefined)}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
      <button type="button" onClick={onMore}>
        <Icon name="menu" />
        <span>{more}</span>
      </button>
    </nav>
  );
};
