export const attentionKinds = ['UNSENT_MAIL'] as const;
export const auditActions = ['invoice.issued'] as const;
