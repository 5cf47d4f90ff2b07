/** What this module records in the audit log, on the merchant: `<subject>.<verb>`. */
export const auditActions = [] as const;
