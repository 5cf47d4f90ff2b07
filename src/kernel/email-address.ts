import { readText } from './text.ts';

/**
 * Why a text is no e-mail address; `fields.<problem>` is the key of its message.
 * - `email`: it has not the form of one.
 * - `email-letters`: the part before `@` has letters that mail servers without SMTPUTF8 (RFC 6531) refuse.
 * - `email-name-too-long`: the part before `@` is longer than 64 octets (RFC 5321, 4.5.3.1.1).
 * - `email-too-long`: it is longer than 254 octets in its stored form (RFC 5321, 4.5.3.1.3).
 */
export type EmailProblem = 'email' | 'email-letters' | 'email-name-too-long' | 'email-too-long';

const longest = { name: 64, address: 254 } as const;

/** Words of RFC 5322 ("dot-atom"): every sign that needs no quotes. */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Labels of letters, digits and inner dashes; the last one is no number. */
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
const beyondAscii = /[^\0-\x7F]/;

/** Letters, digits, dashes and dots only: nothing that a URL would read as a port, a path or a user. */
const domainLike = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The domain in its ASCII form and lower case (WHATWG URL, "domain to ASCII"); null when it is none. */
const asciiDomain = (domain: string): string | null => {
  if (!domainLike.test(domain)) return null;
  try {
    return new URL(`http://${domain}/`).hostname;
  } catch {
    return null;
  }
};

/** The address in its stored form, with its two parts; null when it has no domain. */
const partsOf = (address: string): Readonly<{ name: string; domain: string }> | null => {
  const at = address.lastIndexOf('@');
  const domain = at < 1 ? null : asciiDomain(address.slice(at + 1));
  return domain === null ? null : { name: address.slice(0, at), domain };
};

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

const problemOf = (name: string, domain: string): EmailProblem | null => {
  if (octetsOf(name) > longest.name) return 'email-name-too-long';
  if (!hostName.test(domain)) return 'email';
  if (!dotAtom.test(name)) {
    const inAscii = name.replaceAll(new RegExp(beyondAscii, 'g'), 'a');
    return inAscii !== name && dotAtom.test(inAscii) ? 'email-letters' : 'email';
  }
  return name.length + 1 + domain.length > longest.address ? 'email-too-long' : null;
};

/**
 * The one reading of an e-mail address, on the server and in forms. The stored form has no invisible letters, the
 * domain in lower case and ASCII (`пекарна.бг` and `xn--80aanuqik.xn--90ae` are one domain), the part before `@` as
 * typed. Addresses are compared without case. `withReadableEmails` is what people see.
 */
export const readEmail = (
  typed: string,
): Readonly<{ email: string }> | Readonly<{ problem: EmailProblem }> => {
  const read = readText(typed, 'identifier');
  const parts = 'problem' in read ? null : partsOf(read.text);
  if (parts === null) return { problem: 'email' };
  const problem = problemOf(parts.name, parts.domain);
  return problem === null ? { email: `${parts.name}@${parts.domain}` } : { problem };
};

/**
 * The stored form of a text that may be an e-mail address, as a username or a search; a text that is none is given
 * back as it is.
 */
export const canonicalEmail = (typed: string): string => {
  const read = readText(typed, 'identifier');
  if ('problem' in read) return typed;
  const parts = partsOf(read.text);
  return parts === null ? read.text : `${parts.name}@${parts.domain}`;
};
