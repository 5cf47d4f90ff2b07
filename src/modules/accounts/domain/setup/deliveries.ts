import { doubtful, wrong, type SetupFinding } from './finding.ts';
import { endpointOf, type NeededEndpoint, type RegisteredEndpoint } from './webhook-endpoints.ts';

/** An event of the provider, and whether every endpoint that wants it has accepted it. */
export type DeliveredEvent = Readonly<{
  at: Date;
  type: string;
  isOfConnected: boolean;
  isPending: boolean;
  /** The account's default version when the event was made. */
  apiVersion: string | null;
}>;

/** A first delivery that is still on its way says nothing. */
const settledMs = 60_000;

const isWanted = ({ events }: RegisteredEndpoint, type: string): boolean =>
  events.includes('*') || events.includes(type);

/**
 * A signing secret cannot be read back. That it fits shows in events that were accepted: a wrong signature is answered
 * 400, and the event stays pending.
 */
const checkOne = (
  endpoint: RegisteredEndpoint,
  events: readonly DeliveredEvent[],
  now: Date,
): SetupFinding[] => {
  const telling = events.filter(
    ({ at, type, isOfConnected }) =>
      isOfConnected === endpoint.isForConnected &&
      at >= endpoint.createdAt &&
      now.getTime() - at.getTime() > settledMs &&
      isWanted(endpoint, type),
  );
  const pending = telling.filter(({ isPending }) => isPending).length;
  const params = { endpoint: endpoint.url, pending: String(pending), events: String(telling.length) };
  if (telling.length === 0) return [doubtful('setup.secret-unproven', params)];
  if (pending === telling.length) return [wrong('setup.deliveries-failing', params)];
  return pending > 0 ? [doubtful('setup.deliveries-pending', params)] : [];
};

export const checkDeliveries = (
  needed: readonly NeededEndpoint[],
  registered: readonly RegisteredEndpoint[],
  events: readonly DeliveredEvent[],
  now: Date,
): SetupFinding[] =>
  needed.flatMap((one) => {
    const endpoint = endpointOf(one, registered);
    return endpoint?.isEnabled === true ? checkOne(endpoint, events, now) : [];
  });

/** The newest event of the platform's own account shows the account's default version. */
export const checkAccountVersion = (events: readonly DeliveredEvent[], expected: string): SetupFinding[] => {
  const own = events.filter(({ isOfConnected, apiVersion }) => !isOfConnected && apiVersion !== null);
  const newest = own.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  const version = newest?.apiVersion ?? expected;
  return version === expected ? [] : [doubtful('setup.account-version', { version, expected })];
};
