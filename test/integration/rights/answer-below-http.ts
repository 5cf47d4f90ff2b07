import { currentVersion } from '#contract/versions.ts';
import { parsePart } from '#contract/parse-input.ts';
import type { Actor } from '#kernel/actor.ts';
import { exampleOf } from '#platform/http/openapi-schemas.ts';
import type { Route } from '#platform/http/route.ts';

/** Calls the handler of a route with the examples of its input, without the checks of HTTP. */
export const answerBelowHttp = async ({ endpoint, answer }: Route, actor: Actor): Promise<unknown> => {
  // Without filters; a query that needs one has its example.
  const { value: query = parsePart(endpoint.query, exampleOf(endpoint.query)).value } = parsePart(
    endpoint.query,
    {},
  );
  return answer({
    params: parsePart(endpoint.params, exampleOf(endpoint.params)).value,
    query,
    body: parsePart(endpoint.body, exampleOf(endpoint.body)).value,
    caller: {
      actor,
      language: 'en',
      ip: '192.0.2.1',
      userAgent: '',
      requestKey: null,
      lastEventId: null,
      version: currentVersion,
      signal: new AbortController().signal,
    },
  });
};
