import { listActivity, type ActivityItem } from '#contract/payments/activity.ts';
import type { Activity, ActivitySource } from '#kernel/activity-source.ts';
import { serve, type Route } from './route.ts';

type Type = ActivityItem['type'];

const newestFirst = (one: Activity, other: Activity): number =>
  other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id);

/** Recent events of all sources, newest first. */
export const activityRoute = (sources: readonly ActivitySource<Type>[]): Route =>
  serve(listActivity, async ({ query: { limit }, caller: { actor, language } }) => {
    const found = await Promise.all(sources.map((latest) => latest({ actor, limit, language })));
    return found
      .flat()
      .toSorted(newestFirst)
      .slice(0, limit)
      .map(({ at, ...activity }) => ({ ...activity, timestamp: at.toISOString() }));
  });
