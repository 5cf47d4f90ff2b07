import { stdSerializers } from 'pino';

/**
 * Properties that help to find a fault; every other one may hold personal data (a database's `detail`, a request).
 */
const facts = ['code', 'constraint', 'table', 'statusCode', 'requestId', 'responseCode', 'command'] as const;

/** The path of a scoped package has an at-sign, too, but nothing before it. */
const emailPattern = /[^\s<>"'(),;:=/]+@[^\s<>"'(),;:=/]+\.\p{L}{2,}/gu;
const withoutEmails = (text: string): string => text.replace(emailPattern, '[hidden]');

/** What may be logged of an error: its kind, stack and causes, without personal data. */
export const presentError = (thrown: unknown): Readonly<Record<string, unknown>> => {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { type, message, stack } = stdSerializers.err(thrown);
  const known = thrown as Readonly<Partial<Record<(typeof facts)[number], unknown>>>;
  const given = facts.filter((name) => known[name] !== undefined);
  return {
    type,
    message: withoutEmails(message),
    stack: withoutEmails(stack),
    ...Object.fromEntries(given.map((name) => [name, known[name]])),
  };
};
