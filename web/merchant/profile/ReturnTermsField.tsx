import { TextArea } from '../../shared/form/TextArea.tsx';
import { useLanguage } from '../../shared/messages/language.ts';

const texts = {
  bg: {
    label: 'Условия за връщане',
    help: 'Клиентът ги вижда на страницата за плащане, на двата езика така, както сте ги написали. До 500 знака.',
  },
  en: {
    label: 'Return terms',
    help: 'Customers see them on the pay page, in both languages as you wrote them. Up to 500 characters.',
  },
};

/** The merchant's text about returns; the field `returnTerms` of the profile. */
export const ReturnTermsField = () => {
  const { label, help } = texts[useLanguage()];
  return <TextArea name="returnTerms" label={label} help={help} rows={3} maxLength={500} />;
};
