/** Domains of public mailboxes: that two merchants share one says nothing. */
export const freeMailDomains: readonly string[] = [
  'abv.bg',
  'dir.bg',
  'gbg.bg',
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.bg',
  'me.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'yahoo.com',
];
