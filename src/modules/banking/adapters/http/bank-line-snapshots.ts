import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import type { LineReads } from '../postgres/list-lines.ts';
import { readBankLine } from './read-bank-lines.ts';

/** Reads through the query and the presenter of the GET. */
export const bankLineSnapshots = (deps: LineReads): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => readBankLine(deps, programOf(merchantId), Number(subjectId)),
});
