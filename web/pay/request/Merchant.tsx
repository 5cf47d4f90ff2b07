import type { PublicPaymentLink } from '#contract/links.ts';

/** `+359888123456` as `+359 888 123 456`. */
const readable = (phoneNumber: string): string =>
  phoneNumber.startsWith('+359')
    ? phoneNumber.replace(/^(\+359)(\d{2,3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
    : phoneNumber;

/** The merchant's mark, town and contacts. Rendered by the server only. */
export const Merchant = ({ link }: { link: PublicPaymentLink }) => (
  <>
    {link.merchantLogoUrl === null ? (
      <span className="disc" aria-hidden="true">
        {/[\p{L}\p{N}]/u.exec(link.merchantName)?.[0] ?? '•'}
      </span>
    ) : (
      <img className="logo" src={link.merchantLogoUrl} alt="" />
    )}
    <p className="contacts">
      {link.merchantTown !== null && <span>{link.merchantTown}</span>}
      <a href={`tel:${link.merchantPhoneNumber}`}>{readable(link.merchantPhoneNumber)}</a>
      <a href={`mailto:${link.merchantEmail}`}>{link.merchantEmail}</a>
    </p>
  </>
);
