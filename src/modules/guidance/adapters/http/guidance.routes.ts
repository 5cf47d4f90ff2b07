import * as contract from '#contract/guidance/next-step.ts';
import type { Actor } from '#kernel/actor.ts';
import type { HomePart } from '#platform/http/home-part.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { getNextStep } from '../postgres/get-next-step.ts';

type Deps = Parameters<typeof getNextStep>[0];

const present = async (deps: Deps, actor: Actor): Promise<contract.Guidance> => {
  const { now, others, progress, hasForeignDocuments } = await getNextStep(deps, actor);
  return {
    now,
    others: [...others],
    progress: progress === null ? null : [...progress],
    hasForeignDocuments,
  };
};

export const guidanceRoutes = (deps: Deps): Route[] => [
  serve(contract.getNextStep, ({ caller: { actor } }) => present(deps, actor)),
];

/** What waits for the caller. */
export const guidanceHomePart = (deps: Deps): HomePart => ({
  name: 'guidance',
  right: 'SEE',
  read: ({ actor }) => present(deps, actor),
});
