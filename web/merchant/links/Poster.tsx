import { QRCodeSVG } from 'qrcode.react';
import type { PaymentLink } from '#contract/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { fill } from '../../shared/messages/fill.ts';
import type { Language } from '../../shared/messages/language.ts';
import classes from './Poster.module.css';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

interface PosterProps {
  readonly link: PaymentLink;
  /** URL of the merchant's logo; null without one. */
  readonly logoUrl: string | null;
  readonly size: 'a6' | 'a4';
  /** The customers' language; it may differ from the merchant's. */
  readonly language: Language;
}

const messages = { bg, en };

/** A printable poster: merchant, amount, QR code and three steps. */
export const Poster = ({ link, logoUrl, size, language }: PosterProps) => {
  const { posterTexts } = messages[language].link;
  const charge = formatMoney(link.chargeAmount, link.chargeCurrency, language);
  return (
    <article className={`${classes['poster']} ${classes[size]}`} lang={language}>
      {logoUrl !== null && <img className={classes['logo']} src={logoUrl} alt="" />}
      <p className={classes['merchant']}>{link.merchantName}</p>
      <h2 className={classes['title']}>{posterTexts.title}</h2>
      <p className={classes['amount']}>{formatMoney(link.amount, link.currency, language)}</p>
      {link.chargeCurrency !== link.currency && <p>{fill(posterTexts.charged, { amount: charge })}</p>}
      {link.description !== null && <p className={classes['description']}>{link.description}</p>}
      <QRCodeSVG
        className={classes['code']}
        value={link.qrCodeData || link.paymentLinkUrl}
        level="M"
        title={link.paymentLinkUrl}
      />
      <ol className={classes['steps']}>
        <li>{posterTexts.scan}</li>
        <li>{posterTexts.check}</li>
        <li>{posterTexts.pay}</li>
      </ol>
      <p className={classes['foot']}>{posterTexts.secure}</p>
    </article>
  );
};
