import { Icon } from '../icons/Icon.tsx';
import { AreaLink, WaitingCount } from './AreaLink.tsx';
import type { AreaPage } from './area-page.ts';
import classes from './BottomBar.module.css';

interface BottomBarProps {
  readonly tabs: readonly AreaPage[];
  readonly label: string;
  /** The label of the last entry, which opens the menu with all pages. */
  readonly more: string;
  /** What waits at pages that are in the menu only. */
  readonly waiting: AreaPage['waiting'];
  readonly onMore: () => void;
}

/**
 * The main pages at the bottom of a phone's screen, within reach of the thumb, and the only way to the menu; the page with
 * a plus stands out.
 */
export const BottomBar = ({ tabs, label, more, waiting, onMore }: BottomBarProps) => (
  <nav className={classes['bar']} aria-label={label}>
    {tabs.map((page) => (
      <AreaLink key={page.to} page={page} className={page.icon === 'plus' ? classes['add'] : undefined} />
    ))}
    <button type="button" onClick={onMore}>
      <Icon name="menu" />
      <span>{more}</span>
      <WaitingCount waiting={waiting} />
    </button>
  </nav>
);
