/** `npm run test:faults` runs the campaign at its full length unless `FAULTS=short` asks for the shortest form of each fault. */
const isLong = process.env['FAULTS'] === 'long';

export const atLength = (full: number, short: number): number => (isLong ? full : short);
