/** What the pay page stores in a browser, apart from the rest (`browserStorage`): its script is kept small. */
export const payerStorage = {
  languageCookie: { place: 'cookie', key: 'language' },
  language: { place: 'localStorage', key: 'language' },
  /** Company data of the pay page, when the payer asks for it. */
  buyer: { place: 'localStorage', key: 'buyer' },
  typedDetails: { place: 'sessionStorage', prefix: 'pay:' },
} as const;

/** Lifetime of the language cookie in seconds: one year. */
export const languageCookieSeconds = 31_536_000;
