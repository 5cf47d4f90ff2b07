import * as contract from '#contract/guidance/next-step.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { getNextStep } from '../postgres/get-next-step.ts';

type Deps = Parameters<typeof getNextStep>[0];

export const guidanceRoutes = (deps: Deps): Route[] => [
  serve(contract.getNextStep, async ({ caller: { actor } }) => {
    const { now, others, progress } = await getNextStep(deps, actor);
    return { now, others: [...others], progress: progress === null ? null : [...progress] };
  }),
];
