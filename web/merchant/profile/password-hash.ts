/** Fragment of the profile page that leads to its password panel. */
export const passwordHash = '#password';
