/**
 * Calls a minute that background jobs make to the card provider, together at most 50 whatever the number of accounts. A
 * job that runs every n minutes may make n times its share.
 */
export const backgroundCalls = { accounts: 8, payouts: 28, eventsAndSessions: 14 } as const;
