import type { RecordVisibility } from '#kernel/records-visible-to.ts';

type Conditions = Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }>;

/** Condition on the records that an actor sees, by the columns of their creator and of the instant they were made. */
export const recordConditions = (
  visible: RecordVisibility,
  { createdBy, at }: Readonly<{ createdBy: string; at: string }>,
): Conditions => {
  if (visible === 'all') return { where: 'true', bindings: {} };
  return {
    where: `${createdBy} = :recordsCreatedBy and ${at} >= :recordsFrom and ${at} < :recordsUntil`,
    bindings: {
      recordsCreatedBy: visible.createdBy,
      recordsFrom: visible.from,
      recordsUntil: visible.until,
    },
  };
};
