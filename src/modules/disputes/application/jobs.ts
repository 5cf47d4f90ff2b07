import { jobType } from '#kernel/jobs.ts';

// The names are older than this module: schedules and jobs of earlier versions have them.
/** Saves or submits the evidence of a dispute. */
export const sendEvidence = jobType<{ disputeId: number; key: string }>('payments.send-evidence', 20);
/** Daily: mails merchants whose evidence is due soon. */
export const remindEvidence = jobType('payments.remind-evidence', 3);
export const forgetEvidence = jobType('payments.forget-evidence', 0);
