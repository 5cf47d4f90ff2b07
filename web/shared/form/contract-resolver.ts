import { toNestErrors } from '@hookform/resolvers';
import { get } from 'react-hook-form';
import type { FieldErrors, FieldValues, RegisterOptions, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { fieldMessages } from '#contract/field-messages.ts';
import { parsePart } from '#contract/parse-input.ts';
import { fill } from '../messages/fill.ts';
import { useLanguage } from '../messages/language.ts';
import type { Language } from '../messages/language.ts';

type Validate = RegisterOptions['validate'];

/** The error of the input's own rules, which know what was typed: an ambiguous amount, an incomplete date. */
const inputError = async (
  validate: Validate,
  value: unknown,
  values: FieldValues,
): Promise<string | undefined> => {
  const rules = typeof validate === 'function' ? [validate] : Object.values(validate ?? {});
  for (const rule of rules) {
    const result = await rule(value, values);
    if (typeof result === 'string') return result;
  }
  return undefined;
};

/** The first problem of each field of a request body, as the server reports it. */
const contractErrors = (schema: z.ZodType, body: unknown, language: Language): Map<string, string> => {
  const messages: Readonly<Record<string, string>> = fieldMessages[language];
  const errors = new Map<string, string>();
  for (const { field, code, params = {} } of parsePart(schema, body).problems) {
    const message = messages[code];
    if (message !== undefined && !errors.has(field)) errors.set(field, fill(message, params));
  }
  return errors;
};

/**
 * A react-hook-form resolver over a request body of the contract: field errors appear before the request is sent, with
 * the server's codes and messages. `bodyOf` makes the body of the typed values; problems of fields that the form does
 * not have are left to the server. The server's parser is used instead of `zodResolver`, which validates the typed values
 * themselves and reports zod's messages.
 */
const contractResolver =
  <V extends FieldValues>(
    schema: z.ZodType,
    language: Language,
    bodyOf: (values: V) => unknown = (values) => values,
  ): Resolver<V> =>
  async (values, _context, options) => {
    const problems = contractErrors(schema, bodyOf(values), language);
    const errors: FieldErrors = {};
    for (const name of options.names ?? []) {
      const field = get(options.fields, name) as (RegisterOptions & { mount?: boolean }) | undefined;
      // A field that is no longer shown keeps its name and rules.
      if (field?.mount !== true) continue;
      const message = (await inputError(field.validate, get(values, name), values)) ?? problems.get(name);
      if (message !== undefined) errors[name] = { type: 'validate', message };
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toNestErrors(errors, options) };
  };

/** `contractResolver` in the current language. */
export const useContractResolver = <V extends FieldValues>(
  schema: z.ZodType,
  bodyOf?: (values: V) => unknown,
): Resolver<V> => contractResolver(schema, useLanguage(), bodyOf);
