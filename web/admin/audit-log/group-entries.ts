import type { AuditEntry } from '#contract/audit.ts';

/** The same minute: one call reads a list or an archive of many merchants. */
const keyOf = ({ action, actor, address, at, data }: AuditEntry): string =>
  JSON.stringify([action, actor, address, at.slice(0, 16), data]);

/** Entries in their order; those of merchants, one after the other, that differ in the merchant alone are one entry of all of them. */
export const groupEntries = (entries: readonly AuditEntry[]): AuditEntry[] => {
  const groups: AuditEntry[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isSame =
      last?.subjectType === 'merchant' && entry.subjectType === 'merchant' && keyOf(last) === keyOf(entry);
    if (isSame) groups[groups.length - 1] = { ...last, subjectId: `${last.subjectId},${entry.subjectId}` };
    else groups.push(entry);
  }
  return groups;
};
