import * as term from '../../messages/terms-en.ts';

/** Messages of the recent proof, for portal and back office. */
export const en = {
  proof: {
    title: 'Confirm your password',
    text: 'This action affects money or permissions, and you confirmed your password more than 15 minutes ago.',
    password: term.password,
    submit: 'Confirm',
    code: 'Code from the app',
    codeTitle: 'Confirm with a code',
    withCode: 'Use a code from the app',
    withPassword: 'Use the password',
  },
} as const;
