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

/** Browser and system from a `User-Agent`; null for an unknown one. */
export const browserOf = (agent: string | null): string | null => {
  const known = [nameIn(agent ?? '', browsers), nameIn(agent ?? '', systems)].filter(Boolean);
  return known.length === 0 ? null : known.join(' · ');
};
