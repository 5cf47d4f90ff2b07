/** Tables that the SQL of this module may use. */
export const tables = { owns: ['exchange_rates', 'fee_schedules'], reads: [] } as const;
