const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, RegExp])[]): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];

/** The browser family of a `User-Agent`; empty for an unknown one. Versions change often and do not count. */
export const browserFamily = (userAgent: string | null): string => nameIn(userAgent ?? '', browsers) ?? '';

/** Browser and system of a `User-Agent`, `Chrome · Windows`; null for an unknown one. */
export const deviceOf = (userAgent: string | null): string | null => {
  const agent = userAgent ?? '';
  const known = [nameIn(agent, browsers), nameIn(agent, systems)].filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' · ');
};
