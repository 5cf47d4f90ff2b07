/**
 * `npm run test:walks` checks every screen in every language, size and theme that its tests name. The gate checks each
 * screen once per role: one row of each matrix, in the light theme.
 */
export const isWholeMatrix = process.env['E2E_MATRIX'] === 'whole';

/** The rows of a test's matrix in this run. @param inGate the index of the gate's row */
export const rowsToRun = <Row>(rows: readonly Row[], inGate = 0): readonly Row[] =>
  isWholeMatrix ? rows : rows.slice(inGate, inGate + 1);
