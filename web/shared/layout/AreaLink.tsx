import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { isCurrent, type AreaPage } from './area-page.ts';
import classes from './AreaLink.module.css';

interface AreaLinkProps {
  readonly page: AreaPage;
  readonly className?: string | undefined;
  readonly onChoose?: () => void;
}

/** The number of what waits; nothing for 0. */
export const WaitingCount = ({ waiting }: Pick<AreaPage, 'waiting'>) =>
  waiting !== undefined &&
  waiting.count > 0 && (
    <b className={classes['waiting']} title={waiting.text}>
      <span aria-hidden="true">{waiting.count}</span>
      <span className="visually-hidden">{waiting.text}</span>
    </b>
  );

/** An entry of a navigation, with the number of what waits there. */
export const AreaLink = ({ page, className, onChoose }: AreaLinkProps) => {
  const { to, icon, label, waiting } = page;
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={className}
      aria-current={isCurrent(page, pathname) ? 'page' : undefined}
      onClick={onChoose}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{label}</span>
      <WaitingCount waiting={waiting} />
    </Link>
  );
};
