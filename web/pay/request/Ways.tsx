import type { PublicPaymentLink } from '#contract/links/links.ts';
import { languages } from '../../shared/messages/language.ts';
import { waysTexts } from './ways-texts.ts';

type Offered = Pick<PublicPaymentLink, 'isCardOffered' | 'isBankOffered'>;

const InEach = ({ text }: { text: keyof (typeof waysTexts)['bg'] }) =>
  languages.map((language) => (
    <span key={language} lang={language}>
      {waysTexts[language][text]}
    </span>
  ));

/**
 * Card or bank, in both languages, and the button of a payer who chooses the bank: the form is posted as without a script.
 * The stylesheet shows the button of the chosen way. Rendered by the server only; empty where only a card is offered.
 */
export const Ways = ({ link, chosen }: { link: Offered; chosen: string | undefined }) => {
  if (!link.isBankOffered) return null;
  return (
    <>
      {link.isCardOffered ? (
        <fieldset>
          <legend>
            <InEach text="title" />
          </legend>
          <label>
            <input type="radio" name="way" value="CARD" defaultChecked={chosen !== 'BANK'} />
            <InEach text="card" />
          </label>
          <label>
            <input type="radio" name="way" value="BANK" defaultChecked={chosen === 'BANK'} />
            <InEach text="bank" />
          </label>
        </fieldset>
      ) : (
        <input type="hidden" name="way" value="BANK" />
      )}
      <p className="hint">
        <InEach text="next" />
      </p>
      <button type="submit" className="button primary pay">
        <InEach text="promise" />
      </button>
    </>
  );
};
