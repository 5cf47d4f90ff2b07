/**
 * `npm run test:walks` takes every screen in every language, size and theme that its tests name. The gate sees each
 * screen once per role: one row of each matrix, examined in light.
 */
export const isWholeMatrix = process.env['E2E_MATRIX'] === 'whole';

/** The rows of a test's matrix that this run takes. @param inGate the place of the gate's row */
export const rowsToRun = <Row>(rows: readonly Row[], inGate = 0): readonly Row[] =>
  isWholeMatrix ? rows : rows.slice(inGate, inGate + 1);
