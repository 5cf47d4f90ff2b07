/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = { owns: ['payment_links', 'bank_promises'], reads: ['merchants'] } as const;
