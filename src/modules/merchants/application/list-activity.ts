import type { Actor } from '#kernel/actor.ts';
import type { ActivityView, ActivityViews } from '../ports/activity-views.ts';
import { mustReadHistory } from './policies.ts';

type Query = Readonly<{ actor: Actor; limit: number }>;
type Deps = Readonly<{ views: ActivityViews }>;

/** What happened lately, the newest first. @throws SignInNeeded, NotAllowed */
export class ListActivity {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, limit }: Query): Promise<ActivityView[]> {
    mustReadHistory(actor);
    return this.#deps.views.newest(limit);
  }
}
