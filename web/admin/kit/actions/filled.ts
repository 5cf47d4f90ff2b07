/** Form values with empty text for cleared fields: react-admin sets them to null. */
export const filled = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
