import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazyPart } from '../state/lazy-part.ts';
import { ChartPlace } from './ChartPlace.tsx';
import type { SeriesChart } from './SeriesChart.tsx';

const Chart = lazyPart(async () => ({ default: (await import('./SeriesChart.tsx')).SeriesChart }));

/** A chart whose library is a lazy chunk; its place is reserved meanwhile. */
export const LazyChart = (props: ComponentProps<typeof SeriesChart>) => (
  <Suspense fallback={<ChartPlace />}>
    <Chart {...props} />
  </Suspense>
);
