import { BlockList, isIP } from 'node:net';
import type { Networks } from '../../application/networks.ts';

type Family = 'ipv4' | 'ipv6';
type Network = Readonly<{ address: string; bits: number; family: Family }>;

const familyOf = (address: string): Family | null => {
  // A zone is known to one machine only.
  if (address.includes('%')) return null;
  return ({ 0: null, 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address) as 0 | 4 | 6];
};

const read = (text: string): Network | null => {
  const [, address = '', given] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = familyOf(address);
  if (family === null) return null;
  const most = family === 'ipv4' ? 32 : 128;
  const bits = given === undefined ? most : Number(given);
  return bits > most ? null : { address, bits, family };
};

/** An IPv4 address as a socket of both families shows it. */
const mapped = /^::ffff:(?=\d+\.)/i;

/** By the list of addresses of Node. */
export const nodeNetworks: Networks = {
  isNetwork: (text) => read(text) !== null,
  contain: (networks, ip) => {
    const address = ip.replace(mapped, '');
    const family = familyOf(address);
    if (family === null) return false;
    const list = new BlockList();
    for (const text of networks) {
      const network = read(text);
      // Node finds an IPv4 address in ::/0, too.
      if (network?.family === family) list.addSubnet(network.address, network.bits, network.family);
    }
    return list.check(address, family);
  },
};
