import { readText } from './text.ts';

/** Letters, digits, dashes and dots only: nothing that a URL would read as a port, a path or a user. */
const domainLike = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The domain in its ASCII form and lower case (WHATWG URL, "domain to ASCII"); null when it is none. */
const asciiDomain = (domain: string): string | null => {
  const address = `http://${domain}/`;
  return domainLike.test(domain) && URL.canParse(address) ? new URL(address).hostname : null;
};

/**
 * The form in which an e-mail address is stored: without invisible letters, the domain in lower case and ASCII, the part
 * before `@` as typed. A text that is no address is given back as it is; whether it is one decides the contract.
 * Addresses are compared without case.
 */
export const canonicalEmail = (typed: string): string => {
  const read = readText(typed, 'identifier');
  if ('problem' in read) return typed;
  const at = read.text.lastIndexOf('@');
  const domain = at < 1 ? null : asciiDomain(read.text.slice(at + 1));
  return domain === null ? read.text : `${read.text.slice(0, at)}@${domain}`;
};
