import { Skeleton } from '../state/Skeleton.tsx';
import classes from './RecordRows.module.css';

/** Placeholder rows while loading. */
export const WaitingRows = ({ count }: { count: number }) => (
  <ul className={classes['list']} aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <div className={classes['row']}>
          <span className={classes['what']}>
            <Skeleton characters={16} />
            <Skeleton characters={10} />
          </span>
          <Skeleton characters={8} />
        </div>
      </li>
    ))}
  </ul>
);
