/** Refusals of access. */
export const bg = {
  'access.sign-in-needed': 'Влезте в профила си, за да продължите.',
  'access.not-allowed': 'Нямате право на това действие.',
  'access.not-for-keys': 'Ключ за API не може да прави това. Влезте в профила си.',
  'access.scope-missing': 'Ключът няма обхвата „{scope}“.',
  'access.proof-needed': 'Потвърдете паролата си, за да продължите.',
  'access.email-unverified':
    'Първо потвърдете имейла си чрез връзката, която ви изпратихме. Ако я няма, поискайте нова.',
  'access.second-factor-required': 'Профилът ви трябва да има втори фактор. Настройте го, за да продължите.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'access.sign-in-needed': 'Sign in to continue.',
  'access.not-allowed': 'You don’t have permission to do this.',
  'access.not-for-keys': 'No API key may do this. Sign in to do it.',
  'access.scope-missing': 'The key lacks the scope “{scope}”.',
  'access.proof-needed': 'Confirm your password to continue.',
  'access.email-unverified':
    'First confirm your email by the link that we sent you. If you cannot find it, ask for another one.',
  'access.second-factor-required': 'Your account must have a second factor. Set one up to continue.',
};
