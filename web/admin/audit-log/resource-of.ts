import { modulePages } from '../kit/modules/all-modules.ts';

/** The resource whose page shows the subject; null when there is none. */
export const resourceOf = (subjectType: string): string | null => modulePages.subjects[subjectType] ?? null;
