import { showAttention } from '#contract/attention.ts';
import type { Concern } from '#kernel/concern.ts';
import { serve, type Route } from './route.ts';

export const attentionRoute = (concerns: readonly Concern[]): Route =>
  serve(showAttention, () =>
    Promise.all(concerns.map(async ({ kind, count }) => ({ kind, count: await count() }))),
  );
