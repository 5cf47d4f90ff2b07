import { usePublicWords } from '../words/use-public-words.ts';
import { WayOn } from '../WayOn.tsx';

export const Closing = () => {
  const t = usePublicWords();
  return (
    <WayOn
      title={t('public.landing.closing.title')}
      text={t('public.landing.closing.text')}
      ways={[{ to: '/register', label: t('public.landing.closing.button') }]}
    />
  );
};
