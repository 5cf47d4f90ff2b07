import classes from './Sparkline.module.css';

/** One bar for each value, without text: the figures stand elsewhere. The place is there without values, too. */
export const Sparkline = ({ values = [] }: { values?: readonly number[] | undefined }) => {
  const most = Math.max(...values, 1);
  return (
    <svg className={classes['spark']} viewBox="0 0 30 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={values.map((value, place) => `M${place + 0.5} 10V${10 - (9 * value) / most}`).join('')} />
    </svg>
  );
};
