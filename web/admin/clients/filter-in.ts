/** The filters of a list's URL; none when they cannot be read. */
export const filterIn = (search: string): Readonly<Record<string, unknown>> => {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' && filter !== null ? (filter as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
