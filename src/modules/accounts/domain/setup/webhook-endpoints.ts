import { doubtful, wrong, type SetupFinding } from './finding.ts';

/** A webhook endpoint as it is registered at the provider. */
export type RegisteredEndpoint = Readonly<{
  endpointId: string;
  url: string;
  isEnabled: boolean;
  /** Receives events of connected accounts, not of the platform's own. */
  isForConnected: boolean;
  /** Names of event types, or `*`. */
  events: readonly string[];
  /** null: the account's default version. */
  apiVersion: string | null;
  createdAt: Date;
}>;

/** A webhook endpoint that the installation needs. */
export type NeededEndpoint = Readonly<{
  url: string;
  isForConnected: boolean;
  events: readonly string[];
  apiVersion: string;
}>;

const missing = (needed: NeededEndpoint, registered: readonly RegisteredEndpoint[]): SetupFinding => {
  const others = registered.filter(({ isForConnected }) => isForConnected === needed.isForConnected);
  const code = needed.isForConnected ? 'setup.connect-endpoint-missing' : 'setup.endpoint-missing';
  return wrong(code, {
    endpoint: needed.url,
    events: needed.events.join(', '),
    version: needed.apiVersion,
    others: others.map(({ url }) => url).join(', ') || '–',
  });
};

const checkEvents = (needed: NeededEndpoint, { url, events }: RegisteredEndpoint): SetupFinding[] => {
  if (events.includes('*')) return [doubtful('setup.events-wildcard', { endpoint: url })];
  const lacking = needed.events.filter((type) => !events.includes(type));
  const extra = events.filter((type) => !needed.events.includes(type));
  return [
    ...(lacking.length === 0
      ? []
      : [wrong('setup.events-missing', { endpoint: url, events: lacking.join(', ') })]),
    ...(extra.length === 0
      ? []
      : [doubtful('setup.events-superfluous', { endpoint: url, events: extra.join(', ') })]),
  ];
};

const checkOne = (needed: NeededEndpoint, found: RegisteredEndpoint): SetupFinding[] => [
  ...(found.isEnabled ? [] : [wrong('setup.endpoint-disabled', { endpoint: found.url })]),
  ...(found.apiVersion === needed.apiVersion
    ? []
    : [
        wrong('setup.endpoint-version', {
          endpoint: found.url,
          version: found.apiVersion ?? '–',
          expected: needed.apiVersion,
        }),
      ]),
  ...checkEvents(needed, found),
];

/** The registered endpoint of a needed one; an enabled one before a disabled one. */
export const endpointOf = (
  needed: Pick<NeededEndpoint, 'url' | 'isForConnected'>,
  registered: readonly RegisteredEndpoint[],
): RegisteredEndpoint | undefined => {
  const same = registered.filter(
    ({ url, isForConnected }) => url === needed.url && isForConnected === needed.isForConnected,
  );
  return same.find(({ isEnabled }) => isEnabled) ?? same[0];
};

/** Each needed endpoint: there, once, enabled, for the right accounts, events and version. */
export const checkEndpoints = (
  needed: readonly NeededEndpoint[],
  registered: readonly RegisteredEndpoint[],
): SetupFinding[] =>
  needed.flatMap((one) => {
    const found = endpointOf(one, registered);
    const atUrl = registered.filter(({ url, isEnabled }) => url === one.url && isEnabled);
    if (found === undefined) {
      if (atUrl.length === 0) return [missing(one, registered)];
      const code = one.isForConnected ? 'setup.endpoint-not-for-connected' : 'setup.endpoint-for-connected';
      return [wrong(code, { endpoint: one.url })];
    }
    const twins = atUrl.filter(({ isForConnected }) => isForConnected === one.isForConnected);
    return [
      ...checkOne(one, found),
      ...(twins.length > 1 ? [doubtful('setup.endpoint-twice', { endpoint: one.url })] : []),
    ];
  });
