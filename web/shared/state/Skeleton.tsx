import classes from './Skeleton.module.css';

/** Holds the place of a line of text of about `characters`, so that nothing jumps when it comes. */
export const Skeleton = ({ characters = 12 }: { characters?: number }) => (
  <span className={classes['skeleton']} style={{ width: `${characters}ch` }} aria-hidden="true">
    {'\u00a0'}
  </span>
);
