import type { XAxisTickContentProps, YAxisTickContentProps } from 'recharts';
import classes from './Chart.module.css';

/**
 * A name of an axis in one line. The text of the library measures each word in an element outside every landmark of the
 * page; this one measures none.
 */
export const AxisName = ({
  x,
  y,
  payload,
  index,
  className,
  textAnchor,
  verticalAnchor,
  tickFormatter,
}: XAxisTickContentProps | YAxisTickContentProps) => (
  <text
    x={x}
    y={y}
    dy={verticalAnchor === 'start' ? '0.71em' : '0.355em'}
    textAnchor={textAnchor}
    className={`${className ?? ''} ${classes['name']}`}
  >
    {tickFormatter === undefined ? payload.value : tickFormatter(payload.value, index)}
  </text>
);
