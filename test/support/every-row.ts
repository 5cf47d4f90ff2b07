/** `npm run test:all` (`ROWS=all`) takes every row of a test that proves one rule by equal rows; the gate one of each kind. */
export const isEveryRow = process.env['ROWS'] === 'all';
