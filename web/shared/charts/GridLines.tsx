import { usePlotArea, useYAxisTicks } from 'recharts';

/**
 * A line for each amount of the axis. The grid of the library measures text before it knows the axis, in an element
 * outside every landmark of the page.
 */
export const GridLines = () => {
  const area = usePlotArea();
  const ticks = useYAxisTicks();
  if (area === undefined) return null;
  return (ticks ?? []).map(({ value, coordinate }) => (
    <line
      key={String(value)}
      x1={area.x}
      x2={area.x + area.width}
      y1={coordinate}
      y2={coordinate}
      stroke="var(--color-line)"
    />
  ));
};
