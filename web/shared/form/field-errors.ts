import { ApiError } from '../api-error.ts';

/** Messages by the name of the field, `account.firstName`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The shown field that an error belongs to: for an entry of a list, `networks.1`, it may be that of the list. */
const fieldOf = (name: string, isShown: (name: string) => boolean): string | undefined => {
  if (isShown(name)) return name;
  const end = name.lastIndexOf('.');
  return end < 0 ? undefined : fieldOf(name.slice(0, end), isShown);
};

/**
 * The server's errors of the fields that a form shows, the first of each, and whether they say all: what stands at a field
 * is not said again above the buttons.
 */
export const fieldErrorsOf = (
  error: unknown,
  isShown: (name: string) => boolean,
): Readonly<{ errors: FieldErrors; isAll: boolean }> => {
  if (!(error instanceof ApiError)) return { errors: {}, isAll: false };
  const errors: Record<string, string> = {};
  for (const [name, message] of Object.entries(error.fields)) {
    const field = fieldOf(name, isShown);
    if (field !== undefined) errors[field] ??= message;
  }
  const said = Object.values(errors);
  return { errors, isAll: said.length > 0 && (error.message === '' || said.includes(error.message)) };
};

/** The error of one field, else the error's message. */
export const fieldMessageOf = (error: unknown, field: string, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  return error.fields[field] ?? (error.message === '' ? fallback : error.message);
};
