/** Reports change nothing; their files are recorded as `list.exported` by the platform. */
export const auditActions = [] as const;
