export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** The badge colours of the specification's point 4: green, amber, red, blue, grey. */
export const statusTones = {
  merchant: { ACTIVE: 'success', PENDING: 'warning', SUSPENDED: 'error', INACTIVE: 'neutral' },
  payment: {
    SUCCEEDED: 'success',
    PENDING: 'warning',
    PROCESSING: 'info',
    FAILED: 'error',
    CANCELLED: 'neutral',
  },
  user: { ACTIVE: 'success', LOCKED: 'error', PENDING: 'warning', INACTIVE: 'neutral' },
  invoice: { PAID: 'success', OVERDUE: 'error', PENDING: 'warning' },
  bill: { PAID: 'success', DUE: 'error', OPEN: 'warning', WAITING: 'neutral' },
  payout: {
    PAID: 'success',
    IN_TRANSIT: 'info',
    PENDING: 'warning',
    FAILED: 'error',
    CANCELED: 'neutral',
  },
  link: { PAID: 'success', ACTIVE: 'info', EXPIRED: 'neutral', CANCELLED: 'neutral' },
} as const satisfies Record<string, Record<string, Tone>>;

export type StatusOwner = keyof typeof statusTones;
export type StatusOf<O extends StatusOwner> = keyof (typeof statusTones)[O] & string;

export const toneOf = <O extends StatusOwner>(owner: O, status: StatusOf<O>): Tone =>
  (statusTones[owner] as Readonly<Record<string, Tone>>)[status] ?? 'neutral';
