/** What the address of an endpoint may be: the installation decides. */
export type UrlRules = Readonly<{
  isProduction: boolean;
  /** Whether an IP address is neither private nor reserved. */
  isPublic(address: string): boolean;
}>;

/** Why an address is refused: the key of its message after `webhooks.url.`. */
export type UrlProblem = 'format' | 'https' | 'port' | 'user' | 'fragment' | 'literal' | 'private' | 'name';

const lowestFreePort = 1024;

/** The IP address in a host name as `URL` writes it; null for a name. */
const literalIn = (host: string): string | null =>
  host.startsWith('[') ? host.slice(1, -1) : /^\d+\.\d+\.\d+\.\d+$/.test(host) ? host : null;

const isLoopback = (host: string): boolean =>
  host === '[::1]' ||
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127\.\d+\.\d+\.\d+$/.test(host);

/** Names that mean nothing on the internet: of this machine, of a network, without a dot. */
const isLocalName = (host: string): boolean =>
  !host.includes('.') || ['.localhost', '.local', '.internal'].some((end) => host.endsWith(end));

const portProblem = ({ port }: URL): UrlProblem | null =>
  port === '' || port === '443' || Number(port) >= lowestFreePort ? null : 'port';

const hostProblem = (host: string, { isProduction, isPublic }: UrlRules): UrlProblem | null => {
  if (!isProduction && isLoopback(host)) return null;
  const literal = literalIn(host);
  if (literal !== null) return isPublic(literal) ? (isProduction ? 'literal' : null) : 'private';
  return isProduction && isLocalName(host) ? 'name' : null;
};

/**
 * Why a webhook endpoint may not have this address; null for one that it may have. A name is looked up only when a
 * delivery connects: then private addresses are refused, too.
 */
export const urlProblemOf = (text: string, rules: UrlRules): UrlProblem | null => {
  if (!URL.canParse(text)) return 'format';
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  const isPlain = url.protocol === 'http:' && !rules.isProduction && isLoopback(host);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'format';
  if (url.username !== '' || url.password !== '') return 'user';
  if (text.includes('#')) return 'fragment';
  const problem = hostProblem(host, rules);
  if (problem !== null) return problem;
  if (url.protocol !== 'https:' && !isPlain) return 'https';
  return portProblem(url);
};
