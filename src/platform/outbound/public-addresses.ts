import ipaddr from 'ipaddr.js';

/** `::a.b.c.d` (RFC 4291, 2.5.5.1), deprecated: ipaddr.js counts it among the public ones. */
const ipv4Compatible = ipaddr.IPv6.parseCIDR('::/96');

/**
 * Whether the address is neither private nor reserved: no loopback, private, link-local, CGNAT, multicast,
 * documentation, unique-local, v4-mapped or NAT64 address. A text that is no address is not public.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && address.match(ipv4Compatible)) return false;
  return address.range() === 'unicast';
};

/** Whether the address is of this machine. */
export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback';
