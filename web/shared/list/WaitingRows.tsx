import { Skeleton } from '../state/Skeleton.tsx';
import classes from './RecordRows.module.css';

/** Placeholder rows while loading, as high as the rows. */
export const WaitingRows = ({ count }: { count: number }) => (
  <ul className={classes['list']} aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <div className={classes['row']}>
          <span className={classes['text']}>
            <span className={classes['line']}>
              <Skeleton characters={16} />
              <Skeleton characters={8} />
            </span>
            <span className={classes['line']}>
              <Skeleton characters={20} />
            </span>
          </span>
        </div>
      </li>
    ))}
  </ul>
);
