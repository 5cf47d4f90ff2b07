import * as z from 'zod';
import type { FailureParams, FieldProblem } from '#kernel/failure.ts';

type Issue = z.core.$ZodIssue;

const sizeProblem = (issue: Issue & { code: 'too_small' | 'too_big' }): [string, FailureParams] => {
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') {
    const minimum = Number(issue.minimum);
    if (isText) return minimum === 1 ? ['required', {}] : ['text-too-short', { minimum }];
    return [issue.inclusive === false ? 'number-not-above' : 'number-too-small', { minimum }];
  }
  const maximum = Number(issue.maximum);
  return [isText ? 'text-too-long' : 'number-too-big', { maximum }];
};

const formatProblem = (format: string): string =>
  format === 'email' ? 'email' : format === 'date' ? 'date' : 'format';

const problemOf = (issue: Issue): [string, FailureParams] => {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined || issue.input === null ? 'required' : 'type', {}];
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue);
    case 'not_multiple_of':
      return ['two-decimals', {}];
    case 'invalid_value':
      return issue.input === undefined
        ? ['required', {}]
        : ['not-one-of', { options: issue.values.map(String).join(', ') }];
    case 'invalid_format':
      return [formatProblem(issue.format), {}];
    case 'custom': {
      const { code = 'format', ...params } = (issue.params ?? {}) as { code?: string } & Record<
        string,
        string | number
      >;
      return [code, params];
    }
    default:
      return ['type', {}];
  }
};

const flatten = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  // Reports the union branch that matched furthest.
  const branch: readonly Issue[] = issue.errors[issue.errors.length - 1] ?? [];
  const inside = (inner: Issue): Issue =>
    Object.assign({}, inner, { path: [...issue.path, ...inner.path], input: inner.input ?? issue.input });
  return branch.map(inside);
};

const problemsOf = (issue: Issue): FieldProblem[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'fields.unknown' }));
  }
  const [code, params] = problemOf(issue);
  return [{ field: issue.path.join('.') || 'body', code: `fields.${code}`, params }];
};

/** The parsed value and its problems; with problems the value is unreliable. */
export type Parsed<T> = Readonly<{ value: T; problems: readonly FieldProblem[] }>;

/** Parses one part of a request; all problems of all fields are reported together. */
export const parsePart = (schema: z.ZodType, value: unknown): Parsed<unknown> => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success
    ? { value: parsed.data, problems: [] }
    : { value: undefined, problems: parsed.error.issues.flatMap(flatten).flatMap(problemsOf) };
};

/** The fields of a refused body that are valid by themselves. */
export const readableFields = (schema: z.ZodType, value: unknown): Record<string, unknown> => {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return {};
  const fields = Object.entries<z.ZodType>(schema.shape);
  const given = value as Readonly<Record<string, unknown>>;
  const read = fields.map(([field, part]) => [field, part.safeParse(given[field])] as const);
  return Object.fromEntries(read.flatMap(([field, { success, data }]) => (success ? [[field, data]] : [])));
};
