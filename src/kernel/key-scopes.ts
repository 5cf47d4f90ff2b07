/** What an API key may do; each endpoint for keys names one. A `:write` scope includes its `:read`. */
export const keyScopes = [
  'links:read',
  'links:write',
  'payments:read',
  'refunds:write',
  'invoices:read',
  'invoices:write',
  'customers:read',
  'customers:write',
  'exports:read',
  'bills:read',
  'schedules:read',
  'schedules:write',
  'proformas:read',
  'proformas:write',
  'bank:read',
  'bank:write',
  'events:read',
  'webhooks:write',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What a key with `held` may read. */
export const readingScopes = (held: readonly KeyScope[]): readonly KeyScope[] =>
  keyScopes.filter((scope) => scope.endsWith(':read') && scopesHold(held, scope));

/** Whether a key with `held` may do what needs `wanted`. */
export const scopesHold = (held: readonly KeyScope[], wanted: KeyScope): boolean =>
  held.includes(wanted) || held.some((scope) => scope === wanted.replace(/:read$/, ':write'));
