/** Tables that the SQL of this module may use: its own, and tables of other modules that its queries read. */
export const tables = {
  owns: ['dispute_evidence', 'dispute_evidence_files'],
  reads: ['disputes', 'payments'],
} as const;
