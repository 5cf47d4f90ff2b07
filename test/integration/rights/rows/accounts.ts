import type { Row } from '../row.ts';
export const rows: Readonly<Record<string, Row>> = {};
