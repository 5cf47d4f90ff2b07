/** `npm run test:faults` runs the fault tests at full length; `FAULTS=short` selects the shortest form of each. */
const isLong = process.env['FAULTS'] === 'long';

export const atLength = (full: number, short: number): number => (isLong ? full : short);
