import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazyChunk } from '../state/lazy-chunk.ts';
import { ChartPlace } from './ChartPlace.tsx';
import type { SeriesChart } from './SeriesChart.tsx';

const Chart = lazyChunk(async () => ({ default: (await import('./SeriesChart.tsx')).SeriesChart }));

/** A chart whose library is a lazy chunk; its place is reserved meanwhile. */
export const LazyChart = (props: ComponentProps<typeof SeriesChart>) => (
  <Suspense fallback={<ChartPlace />}>
    <Chart {...props} />
  </Suspense>
);
