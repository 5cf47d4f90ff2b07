import * as z from 'zod';
import { readEmail } from '#kernel/email-address.ts';

/** Documentation of an environment variable beside its schema; `docs/configuration.md` is generated from it. */
export type Variable = Readonly<{
  /** A noun phrase: `config check` names it when the variable is missing or wrong. */
  description: string;
  /** A realistic production value. */
  example: string;
  /** Further text in Markdown; links are relative to `docs/`. */
  details?: string;
  /** Default computed by the code where the schema has none. */
  defaultText?: string;
  /** Required in production although the schema makes it optional. */
  isRequiredInProduction?: true;
  /** A secret, or a URL that holds a password: `X_FILE` may name a file whose first line is the value. */
  isSecret?: true;
}>;

/** The documentation of every variable of the configuration. */
export const variables = z.registry<Variable>();

/** A TCP port; 0 means any free one. */
export const port = () => z.coerce.number().int().min(0).max(65_535);
/** A switch, `on` or `off`. */
export const onOff = () => z.enum(['on', 'off']);
/** An e-mail address in its stored form. */
export const emailAddress = () =>
  z.string().transform((typed, { issues }) => {
    const read = readEmail(typed);
    if ('email' in read) return read.email;
    issues.push({ code: 'custom', input: typed, message: 'must be an e-mail address' });
    return z.NEVER;
  });
/** A text of at least one character. */
export const text = () => z.string().min(1);
