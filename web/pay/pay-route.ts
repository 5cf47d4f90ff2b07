/**
 * The return page of a session that was asked for `polls` times; it names the language, because a browser may keep no
 * cookie.
 */
export const returnAddress = (
  sessionId: string,
  { polls, language }: Readonly<{ polls: number; language: string }>,
): string =>
  `/pay/success?session_id=${encodeURIComponent(sessionId)}&polls=${polls}${language === 'en' ? '&lang=en' : ''}`;

export const linkAddress = (token: string): string => `/pay/${encodeURIComponent(token)}`;
