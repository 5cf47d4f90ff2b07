import classes from './Skeleton.module.css';

/** Placeholder for a line of about `characters`; prevents layout shift. */
export const Skeleton = ({ characters = 12 }: { characters?: number }) => (
  <span className={classes['skeleton']} style={{ width: `${characters}ch` }} aria-hidden="true">
    {'\u00a0'}
  </span>
);
