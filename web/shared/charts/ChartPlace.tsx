import classes from './Chart.module.css';

/** The place of a chart with its legend, while its chunk or its data loads. */
export const ChartPlace = () => (
  <div className={classes['figure']} aria-hidden="true">
    <div className={classes['chart']} />
    <div className={classes['legend']} />
  </div>
);
