import { z } from 'zod';
import { invalidRequest, type ApiError } from './api-error.ts';
import type { FormValue } from './form.ts';

/** All form values are text; these schemas parse them as the provider does. */
export const text = (longest = 5000) => z.string().min(1).max(longest);

/** An integer, such as an amount in minor units. */
export const integer = () =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, { error: 'Invalid integer' })
    .transform(Number);

/** A form value `true` or `false`. */
export const boolean = () => z.enum(['true', 'false']).transform((value) => value === 'true');

/** Up to 50 names of up to 40 characters, values of up to 500. */
export const metadata = () =>
  z
    .record(z.string().min(1).max(40), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= 50, {
      error: 'You can have at most 50 metadata keys',
    });

/** An http or https URL. */
export const webUrl = () =>
  z.string().refine(
    (value) => {
      const address = URL.parse(value);
      return address?.protocol === 'https:' || address?.protocol === 'http:';
    },
    { error: 'Not a valid URL' },
  );

/** The name of a version of the API, such as `2026-10-28.endive`. */
export const versionName = () =>
  z.string().regex(/^\d{4}-\d{2}-\d{2}(?:\.\w+)?$/, { error: 'Invalid Stripe API version' });

/** An email. */
export const email = () =>
  z
    .string()
    .max(800)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'Invalid email address' });

/** An instant, or a range of instants, in Unix seconds. */
export const instants = () =>
  z.union([
    integer().transform((gte) => ({ gte, lte: gte })),
    z.strictObject({ gt: integer(), gte: integer(), lt: integer(), lte: integer() }).partial(),
  ]);

/** A range of Unix seconds. */
export type InstantRange = {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
};

/** Parameters of every list. */
export const pagination = {
  limit: integer().pipe(z.number().min(1).max(100)).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: instants().optional(),
};

const bracketed = (path: readonly PropertyKey[]): string =>
  path.map((part, place) => (place === 0 ? String(part) : `[${String(part)}]`)).join('');

type Issue = z.core.$ZodIssue;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part], value);

const refusal = (issue: Issue, given: unknown): ApiError => {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.at(-1)?.[0];
    if (inner) return refusal({ ...inner, path: [...issue.path, ...inner.path] }, given);
  }
  const param = bracketed(issue.path);
  const value = valueAt(given, issue.path);
  if (value === undefined)
    return invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  const code = issue.message === 'Invalid integer' ? 'parameter_invalid_integer' : 'parameter_invalid';
  return invalidRequest(
    `Invalid ${param}: ${issue.message}`,
    value === '' ? 'parameter_invalid_empty' : code,
    param,
  );
};

/**
 * Parses decoded parameters by a shape. Unknown parameters are refused, so that a mistake of an adapter shows.
 * @throws ApiError 400 with the provider's code and the parameter's name
 */
export const readParameters = <Shape extends z.ZodRawShape>(
  shape: Shape,
  given: { [name: string]: FormValue },
): z.output<z.ZodObject<Shape>> => {
  const read = z.strictObject(shape).safeParse(given);
  if (read.success) return read.data;
  // An unknown name is reported first: it explains the other problems.
  const issues = read.error.issues;
  const first = issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0];
  throw first ? refusal(first, given) : invalidRequest('Invalid request.');
};
