import { useEffect, useState } from 'react';
import { useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ratePassword, type Strength } from './password-strength.ts';

type Rated = Readonly<{ strength: Strength; advice: string }>;

const unrated: Rated = { strength: 'none', advice: '' };

/** @param language of the advice */
const rate = async (password: string, language: 'bg' | 'en'): Promise<Rated> => {
  if (password === '') return unrated;
  const [{ estimate }, { passwordAdvice }] = await Promise.all([
    import('./password-estimator.ts'),
    import('../messages/password-advice.ts'),
  ]);
  const { strength, advice } = ratePassword(password, estimate(password));
  return { strength, advice: passwordAdvice[language][advice] };
};

/**
 * The strength of a typed password, and advice. The estimator and its list of passwords are loaded with
 * the first character; without them, as while offline, nothing is rated.
 */
export const usePasswordStrength = (password: string): Readonly<{ strength: Strength; text: string }> => {
  const t = useMessages();
  const language = useLanguage();
  const [{ strength, advice }, setRated] = useState(unrated);
  useEffect(() => {
    let isCurrent = true;
    rate(password, language).then(
      (rated) => isCurrent && setRated(rated),
      () => isCurrent && setRated(unrated),
    );
    return () => {
      isCurrent = false;
    };
  }, [password, language]);
  const name = `${t('shared.form.strength')}: ${t(`shared.form.strengths.${strength}`)}`;
  return { strength, text: advice === '' ? name : `${name}. ${advice}` };
};
