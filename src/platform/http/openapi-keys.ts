import { redirectingActs } from '#contract/redirecting-acts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { currentVersion, versions } from '#contract/versions.ts';
import type { Schema } from './openapi-schemas.ts';
import { versionHeader } from './api-version.ts';

/** How callers prove who they are. */
export const securitySchemes: Schema = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a session, from `POST /auth/login`.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'plk_…',
    description:
      'An API key of a merchant: `Authorization: Bearer plk_live_…`. It acts for its merchant within its scopes.',
  },
};

const scopeOf = ({ scope }: Endpoint): string | undefined =>
  scope === null || scope === 'none' ? undefined : scope;

/** The schemes of an operation, of which one is enough; the scheme of keys names the scope that a key needs. */
export const securityOf = (endpoint: Endpoint): Schema[] => {
  const scope = scopeOf(endpoint);
  if (endpoint.access === 'public') return [];
  return scope === undefined
    ? [{ bearer: [] }]
    : [{ bearer: [] }, { apiKey: [scope, ...endpoint.alsoScopes] }];
};

const callersOf = (endpoint: Endpoint): string[] => {
  const { access } = endpoint;
  const roles = Array.isArray(access) ? [`For ${access.join(', ')}.`] : [];
  const scope = scopeOf(endpoint);
  const action = redirectingActs[`${endpoint.method} ${endpoint.path}`];
  if (action?.proof === 'ALWAYS') roles.push('A session needs a recent proof of the password.');
  if (action?.proof === 'SOMETIMES')
    roles.push(`A session needs a recent proof of the password for ${action.when}.`);
  if (scope !== undefined) {
    const scopes = [scope, ...endpoint.alsoScopes].map((each) => `\`${each}\``);
    const word = scopes.length === 1 ? 'scope' : 'scopes';
    return [...roles, `For an API key with the ${word} ${scopes.join(' and ')}.`];
  }
  return access === 'public' ? roles : [...roles, 'Never with an API key.'];
};

/** Who may call an operation, in words and as `x-scope`. */
export const accessOf = (endpoint: Endpoint): Schema => ({
  description: callersOf(endpoint).join(' ') || undefined,
  'x-scope': scopeOf(endpoint),
});

const text = { type: 'string' };
const count = { type: 'integer' };

const versionParameter: Schema = {
  name: versionHeader,
  in: 'header',
  required: false,
  description: `The version of the answer, by default the key’s. Known: ${versions.map(({ date }) => date).join(', ')}.`,
  schema: { ...text, format: 'date' },
};

/** Parameters of the operations that a key may call. */
export const keyParametersOf = (endpoint: Endpoint): Schema[] =>
  scopeOf(endpoint) === undefined ? [] : [versionParameter];

const limitHeaders: Schema = {
  'RateLimit-Limit': {
    description: 'With a key: the most calls of this kind (reads or writes) in a minute.',
    schema: count,
  },
  'RateLimit-Remaining': { description: 'With a key: how many of them are left.', schema: count },
  'RateLimit-Reset': { description: 'With a key: seconds until all are left again.', schema: count },
};

/** Headers of the answers to a key. */
export const keyHeadersOf = (endpoint: Endpoint): Schema =>
  scopeOf(endpoint) === undefined
    ? {}
    : {
        [versionHeader]: {
          description: 'The version of the answer.',
          schema: text,
          example: currentVersion,
        },
        ...limitHeaders,
      };
