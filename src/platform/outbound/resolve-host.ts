import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

/** All addresses of a name. @throws Error when there is none */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

const loopback: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks the name servers. The lookup of the operating system would occupy one of the few threads of this process while a
 * name server of one merchant does not answer.
 */
export const resolveByNameServers = (): ResolveHost => {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  return async (host) => {
    if (host === 'localhost' || host.endsWith('.localhost')) return loopback;
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (found.length === 0)
      throw four.status === 'rejected' ? four.reason : new Error(`no address of ${host}`);
    return found;
  };
};

/** A connection to an address that no delivery may reach. */
export class AddressRefused extends Error {
  readonly code = 'ERR_ADDRESS_REFUSED';

  constructor(address: string) {
    super(`${address} is a private or reserved address`);
    this.name = 'AddressRefused';
  }
}

/**
 * The lookup of a connection: refuses a name when any of its addresses is not permitted. What is checked is what is
 * connected to, so a name that changes its address in between gains nothing.
 */
export const guardedLookup = (
  resolve: ResolveHost,
  isPermitted: (address: string) => boolean,
): LookupFunction => {
  const find = async (host: string, family: unknown): Promise<readonly LookupAddress[]> => {
    const addresses = await resolve(host);
    const refused = addresses.find(({ address }) => !isPermitted(address));
    if (refused !== undefined) throw new AddressRefused(refused.address);
    const wanted = addresses.filter((one) => (family !== 4 && family !== 6) || one.family === family);
    if (wanted.length === 0) throw new Error(`no address of ${host}`);
    return wanted;
  };
  const findFor = callbackify(find);
  return (host, { all, family }, callback) =>
    findFor(host, family, (error, found) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) callback(error, '');
      else if (all === true) callback(null, [...found]);
      else callback(null, first.address, first.family);
    });
};
