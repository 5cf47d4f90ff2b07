/** This module records nothing: it only reads. */
export const auditActions = [] as const;
