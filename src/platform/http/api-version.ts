import type { Context } from 'koa';
import type { Endpoint } from '#contract/endpoint.ts';
import { currentVersion, inVersion, isVersion, operationOf, versions } from '#contract/versions.ts';
import type { Actor } from '#kernel/actor.ts';
import { UnknownVersion } from '#kernel/input-failures.ts';

/** The header of requests and answers that names the version of the answer. */
export const versionHeader = 'Plateno-Version';

const defaultOf = (actor: Actor): string =>
  (actor.kind === 'key' ? actor.version : undefined) ?? currentVersion;

/**
 * Reads the version of the answer and names it in the answer's header, also for a refusal that follows.
 * @returns the version of the request's header, else that of the key; for a session the current one
 * @throws UnknownVersion
 */
export const negotiateVersion = (ctx: Context, actor: Actor, known = versions): string => {
  const given = ctx.get(versionHeader);
  if (given !== '' && !isVersion(given, known))
    throw new UnknownVersion(
      versionHeader,
      known.map(({ date }) => date),
    );
  const version = given === '' ? defaultOf(actor) : given;
  ctx.state.version = version;
  ctx.set(versionHeader, version);
  return version;
};

/** The JSON of an answer in the form of a version. */
export const answerIn = (version: string, endpoint: Endpoint, answer: unknown, known = versions): unknown =>
  inVersion(version, operationOf(endpoint), answer, { known });
