import { showAttention } from '#contract/attention.ts';
import type { Concern } from '#kernel/concern.ts';
import { serve, type Route } from './route.ts';

export const attentionRoute = (concerns: readonly Concern[]): Route =>
  serve(showAttention, () =>
    Promise.all(
      concerns.map(async ({ kind, count, reason }) => {
        const why = reason?.();
        return { kind, count: await count(), ...(why === undefined ? {} : { reason: why }) };
      }),
    ),
  );
