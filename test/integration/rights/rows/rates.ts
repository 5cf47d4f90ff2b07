import type { Row } from '../row.ts';

/** The module serves no call. */
export const rows: Readonly<Record<string, Row>> = {};
