import { mailtoOf, withReadableEmails } from '../../shared/format/shown-text.ts';
import type { PublicPaymentLink } from '#contract/links/links.ts';
import { readablePhoneNumber } from '../../shared/format/readable-phone-number.ts';
import { initialOf } from '../../shared/receipt/initial-of.ts';

/** The merchant's mark, town and contacts. Rendered by the server only. */
export const Merchant = ({ link }: { link: PublicPaymentLink }) => (
  <>
    {link.merchantLogoUrl === null ? (
      <span className="disc" aria-hidden="true">
        {initialOf(link.merchantName)}
      </span>
    ) : (
      <img className="logo" src={link.merchantLogoUrl} alt="" />
    )}
    <p className="contacts">
      {link.merchantTown !== null && <span>{link.merchantTown}</span>}
      <a href={`tel:${link.merchantPhoneNumber}`}>{readablePhoneNumber(link.merchantPhoneNumber)}</a>
      <a href={mailtoOf(link.merchantEmail)}>{withReadableEmails(link.merchantEmail)}</a>
    </p>
  </>
);
