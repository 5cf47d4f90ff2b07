const group = /^[0-9a-f]{1,4}$/;
const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const dotted = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, which are assigned to one
 * household or machine. Other text is returned as it is.
 */
export const networkOf = (ip: string): string => {
  const address = ip.toLowerCase();
  const mapped = mappedAddress.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head, tail, ...further] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const given = [...head!, ...(tail ?? [])];
  // An IPv4 address at the end stands for two groups.
  const isIPv4Last = dotted.test(given.at(-1) ?? '');
  const missing = 8 - given.length - (isIPv4Last ? 1 : 0);
  const isIPv6 =
    further.length === 0 &&
    (tail === undefined ? missing === 0 : missing > 0) &&
    (isIPv4Last ? given.slice(0, -1) : given).every((part) => group.test(part));
  if (!isIPv6) return ip;
  const groups = [...head!, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
};
