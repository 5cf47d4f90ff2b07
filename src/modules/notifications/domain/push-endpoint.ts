import { InvalidFields } from '#kernel/failure.ts';

/** What the address of a push service may be: the installation decides. */
export type EndpointRules = Readonly<{
  /** Loopback addresses are taken, for development and tests. */
  permitsLoopback: boolean;
  /** Whether an IP address is neither private nor reserved. */
  isPublic(address: string): boolean;
}>;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

const literalIn = (host: string): string | null =>
  host.startsWith('[') ? host.slice(1, -1) : /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host : null;

const isPermitted = (text: string, { permitsLoopback, isPublic }: EndpointRules): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash, hostname, port } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || hash !== '') return false;
  if (isLoopback(hostname)) return permitsLoopback;
  if (port !== '') return false;
  const literal = literalIn(hostname);
  return literal === null ? hostname.includes('.') && !hostname.endsWith('.local') : isPublic(literal);
};

/**
 * A subscription's address comes from a browser. A name is looked up only when a push connects: then private addresses
 * are refused, too.
 * @throws InvalidFields
 */
export const mustBePushEndpoint = (text: string, rules: EndpointRules): void => {
  if (!isPermitted(text, rules))
    throw new InvalidFields([{ field: 'endpoint', code: 'fields.push-endpoint' }]);
};
