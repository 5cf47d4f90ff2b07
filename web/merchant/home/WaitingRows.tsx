import { Skeleton } from '../../shared/state/Skeleton.tsx';
import classes from './HomePage.module.css';

/** Recent lists show the first five entries (specification, point 9). */
export const recentCount = 5;

export const WaitingRows = () =>
  Array.from({ length: recentCount }, (_, index) => (
    <li key={index}>
      <div className={classes['row']}>
        <span className={classes['what']}>
          <Skeleton characters={16} />
          <Skeleton characters={10} />
        </span>
        <Skeleton characters={8} />
      </div>
    </li>
  ));
