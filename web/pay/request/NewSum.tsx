import { languages } from '../../shared/messages/language.ts';

const texts = {
  bg: 'Сумата по фактурата е променена. Това е новата сума за плащане.',
  en: 'The sum of the invoice has changed. This is the new sum to pay.',
} as const;

/** Says, in both languages, that the payer was led here from a link with another sum. Rendered by the server only. */
export const NewSum = () =>
  languages.map((language) => (
    <p key={language} lang={language} role="status">
      {texts[language]}
    </p>
  ));
