import type { PublicPaymentLink } from '#contract/links/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { languages } from '../../shared/messages/language.ts';
import { keepCardTexts } from './keep-card-texts.ts';

/**
 * The checkbox with which a payer lets the card stay, in both languages. Never checked by the page: its value is not `on`, so
 * that what was typed before does not check it. Rendered by the server only; empty where no card may stay.
 */
export const KeepCard = ({ offer }: { offer: PublicPaymentLink['cardOffer'] }) =>
  offer && (
    <label className="by-card">
      <input type="checkbox" name="keepsCard" value="1" />
      {languages.map((language) => (
        <span key={language} lang={language}>
          {keepCardTexts[language](formatMoney(offer.max, offer.currency, language))}
        </span>
      ))}
    </label>
  );
