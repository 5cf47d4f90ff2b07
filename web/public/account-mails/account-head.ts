import type { Language } from '../../shared/messages/language.ts';
import type { PageHead } from '../head/head-tags.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

export const accountMessages = { bg, en };

/** Paths of the pages that account mails open; search engines may not index them. */
export const accountPaths = {
  forgot: '/forgot',
  reset: '/reset',
  invitation: '/welcome',
  verify: '/verify',
  emailUndo: '/email-undo',
} as const satisfies Partial<Record<keyof (typeof en)['accountMails'], string>>;
export type AccountPageName = keyof typeof accountPaths;

export const accountHead = (page: AccountPageName, language: Language): PageHead => {
  const { title, intro } = accountMessages[language].accountMails[page];
  return { path: accountPaths[page], title: `${title} · Plateno`, description: intro, isHidden: true };
};
