import { stdSerializers } from 'pino';

/** Properties by which a fault is found; every other one may hold what people typed (a database's `detail`, a request). */
const facts = ['code', 'constraint', 'table', 'statusCode', 'requestId', 'responseCode', 'command'] as const;

/** The path of a scoped package has an at-sign, too, but nothing before it. */
const mailAddress = /[^\s<>"'(),;:=/]+@[^\s<>"'(),;:=/]+\.\p{L}{2,}/gu;
const withoutAddresses = (text: string): string => text.replace(mailAddress, '[hidden]');

/** What the log may know of an error: its kind, where it came from and why, with its causes, and nobody's data. */
export const presentError = (thrown: unknown): Readonly<Record<string, unknown>> => {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { type, message, stack } = stdSerializers.err(thrown);
  const known = thrown as Readonly<Partial<Record<(typeof facts)[number], unknown>>>;
  const given = facts.filter((name) => known[name] !== undefined);
  return {
    type,
    message: withoutAddresses(message),
    stack: withoutAddresses(stack),
    ...Object.fromEntries(given.map((name) => [name, known[name]])),
  };
};
