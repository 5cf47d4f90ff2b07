/** The mailbox of an e-mail address, for rate limits: `Maria+a@Firma.bg` and `maria@firma.bg` share one. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
