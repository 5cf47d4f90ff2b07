/** Fragment of the account settings that leads to its password panel. */
export const passwordHash = '#password';
