import { getHome, type Home } from '#contract/guidance/home.ts';
import { mustHold, mayHold } from '#kernel/merchant-rights.ts';
import type { HomePart } from './home-part.ts';
import { serve, type Route } from './route.ts';

/** The front page of the portal in one answer: the parts of all modules that the caller may see. */
export const homeRoute = (parts: readonly HomePart[]): Route =>
  serve(getHome, async ({ caller }) => {
    mustHold(caller.actor, 'SEE');
    const read = parts.map(async ({ name, right, read: readPart }) => [
      name,
      mayHold(caller.actor, right) ? await readPart(caller) : null,
    ]);
    return Object.fromEntries(await Promise.all(read)) as Home;
  });
