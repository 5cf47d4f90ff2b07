/** Who may do what. */
export const bg = {
  'access.sign-in-needed': 'Влезте в профила си, за да продължите.',
  'access.not-allowed': 'Нямате право на това действие.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'access.sign-in-needed': 'Sign in to go on.',
  'access.not-allowed': 'You may not do this.',
};
