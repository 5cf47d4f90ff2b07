import { withReadableEmails } from '../../shared/format/shown-text.ts';
import { languages } from '../../shared/messages/language.ts';
import type { PublicPaymentLink } from '#contract/links.ts';
import { readablePhoneNumber } from '../../shared/format/readable-phone-number.ts';

/** The sum of the invoice has changed since the address of the payer was mailed. */
const newSum = {
  bg: 'Сумата по фактурата е променена. Това е новата сума за плащане.',
  en: 'The sum of the invoice has changed. This is the new sum to pay.',
} as const;

/** The merchant's mark, town and contacts, and what the page says in both languages. Rendered by the server only. */
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
      <a href={`tel:${link.merchantPhoneNumber}`}>{readablePhoneNumber(link.merchantPhoneNumber)}</a>
      <a href={`mailto:${link.merchantEmail}`}>{withReadableEmails(link.merchantEmail)}</a>
    </p>
    {link.isNewSum &&
      languages.map((language) => (
        <p key={language} lang={language} role="status">
          {newSum[language]}
        </p>
      ))}
  </>
);
