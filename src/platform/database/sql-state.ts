/**
 * SQLSTATE of a failed statement or connection, also of a driver error wrapped by objection; empty for other
 * errors.
 */
export const sqlStateOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'nativeError' in error ? sqlStateOf(error.nativeError) : '';
};
