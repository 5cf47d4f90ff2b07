/** Refusals of access. */
export const bg = {
  'access.sign-in-needed': 'Влезте в профила си, за да продължите.',
  'access.not-allowed': 'Нямате право на това действие.',
  'access.proof-needed': 'Потвърдете паролата си, за да продължите.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'access.sign-in-needed': 'Sign in to continue.',
  'access.not-allowed': 'You don’t have permission to do this.',
  'access.proof-needed': 'Confirm your password to continue.',
};
