/**
 * A Bulgarian number in E.164 with spaces, as it is written: `+359 888 123 456`, `+359 32 123 456`, in Sofia
 * `+359 2 987 6543`. Other numbers are unchanged.
 */
export const readablePhoneNumber = (number: string): string =>
  number
    .replace(/^\+3592(\d{3})(\d{4})$/, '+359 2 $1 $2')
    .replace(/^\+359(\d{2,3})(\d{3})(\d{3})$/, '+359 $1 $2 $3');
