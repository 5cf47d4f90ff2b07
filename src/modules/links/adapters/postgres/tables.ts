/** Tables of this module, and those of modules to the left that its queries read. */
export const tables = { owns: ['payment_links'], reads: ['merchants'] } as const;
