/**
 * The code of a failed statement or connection, also where the object mapper has wrapped the driver's error in one of
 * its own; empty for everything else.
 */
export const sqlStateOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'nativeError' in error ? sqlStateOf(error.nativeError) : '';
};
