import {
  Bar,
  BarChart,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { BarShapeProps, TooltipContentProps } from 'recharts';
import { formatMoney } from '../format/format-money.ts';
import { useLanguage } from '../messages/language.ts';
import type { Language } from '../messages/language.ts';
import { axisAmount } from './axis-amount.ts';
import { AxisName } from './AxisName.tsx';
import classes from './Chart.module.css';
import { GridLines } from './GridLines.tsx';

/** Names on the axis: at most as many short ones as a phone has room for. */
const shortNames = 8;

/** One place of the axis with the amounts of both periods, in EUR. */
export interface ChartPoint {
  /** On the axis; unique. */
  readonly name: string;
  /** The place in full, for the tooltip. */
  readonly title: string;
  readonly amount: number;
  readonly previous: number;
  /** The same place of the period before, in full. */
  readonly previousTitle: string;
}

interface SeriesChartProps {
  /** Names the chart and says how the arrow keys read it. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** At most so many names on the axis; fewer for longer names. */
  readonly mostNames?: number;
  /** The names of the two series. */
  readonly legend: Readonly<{ now: string; previous: string }>;
  /** The place of now with its mark; absent outside the period. */
  readonly current?: Readonly<{ name: string; mark: string }> | undefined;
}

const axis = { stroke: 'var(--color-line-strong)' };
const nowLine = { stroke: 'var(--color-accent)', strokeDasharray: '3 3' };
const nowMark = { position: 'top', fill: 'var(--color-accent)', fontSize: 13 } as const;
/** The bar of the period, narrower than the quiet one behind it. */
const share = 0.6;

/**
 * Takings in EUR by place of a period, the same place of the period before behind them. Tap, hover and the arrow keys
 * read the values; nothing moves.
 */
export const SeriesChart = ({ label, points, legend, current, mostNames = shortNames }: SeriesChartProps) => {
  const language = useLanguage();
  return (
    <div className={classes['figure']}>
      <div className={classes['chart']}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...points]}
            accessibilityLayer
            aria-label={label}
            margin={{ top: 20, right: 18, bottom: 0, left: 0 }}
            barCategoryGap="12%"
          >
            <GridLines />
            <XAxis
              dataKey="name"
              tick={AxisName}
              tickLine={false}
              axisLine={axis}
              interval={Math.ceil(points.length / mostNames) - 1}
              height={26}
            />
            <XAxis xAxisId="previous" dataKey="name" hide />
            <YAxis
              tick={AxisName}
              tickLine={false}
              axisLine={false}
              tickCount={4}
              interval={0}
              width="auto"
              tickFormatter={(amount: number) => axisAmount(amount, language)}
            />
            {current !== undefined && (
              <ReferenceLine x={current.name} {...nowLine} label={{ ...nowMark, value: current.mark }} />
            )}
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--color-line)', fillOpacity: 0.4, stroke: 'none' }}
              content={(props: TooltipContentProps) => <Values {...props} language={language} />}
            />
            <Bar
              xAxisId="previous"
              dataKey="previous"
              fill="var(--color-line-strong)"
              fillOpacity={0.35}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
            <Bar dataKey="amount" fill="var(--color-brand)" isAnimationActive={false} shape={NarrowBar} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <div className={classes['legend']}>
        <span>{legend.now}</span>
        <span className={classes['previous']}>{legend.previous}</span>
      </div>
    </div>
  );
};

const NarrowBar = (bar: BarShapeProps) => {
  const width = bar.width * share;
  return <Rectangle {...bar} x={bar.x + (bar.width - width) / 2} width={width} radius={[3, 3, 0, 0]} />;
};

const Values = ({ active, payload, language }: TooltipContentProps & { language: Language }) => {
  const point = payload[0]?.payload as ChartPoint | undefined;
  if (!active || point === undefined) return null;
  return (
    <div role="status" className={classes['tooltip']}>
      <span>{point.title}</span>
      <strong>{formatMoney(point.amount, 'EUR', language)}</strong>
      <span>{`${point.previousTitle}: ${formatMoney(point.previous, 'EUR', language)}`}</span>
    </div>
  );
};
