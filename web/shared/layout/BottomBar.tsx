import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { AreaPage } from './AreaShell.tsx';
import classes from './BottomBar.module.css';

interface BottomBarProps {
  readonly tabs: readonly AreaPage[];
  /** Opens the menu with all pages. */
  readonly onMore: () => void;
}

/** The main pages at the bottom of a phone's screen, within reach of the thumb; the page with a plus stands out. */
export const BottomBar = ({ tabs, onMore }: BottomBarProps) => {
  const t = useMessages();
  if (tabs.length === 0) return null;
  return (
    <nav className={classes['bar']} aria-label={t('shared.mainPages')}>
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
        <span>{t('shared.more')}</span>
      </button>
    </nav>
  );
};
