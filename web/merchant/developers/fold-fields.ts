import { ApiError } from '../../shared/api-error.ts';

/** Errors of the entries of a list (`networks.1`) as errors of the field that holds the list. */
export const foldFields = (error: unknown, names: readonly string[]): unknown => {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields)
      .toReversed()
      .map(([field, message]) => [names.find((name) => field.startsWith(`${name}.`)) ?? field, message]),
  );
  return new ApiError(error.status, { ...error.body, code: error.code, message: error.message, fields });
};
