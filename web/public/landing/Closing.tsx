import { usePublicMessages } from '../messages/use-public-messages.ts';
import { WayOn } from '../WayOn.tsx';

export const Closing = () => {
  const t = usePublicMessages();
  return (
    <WayOn
      title={t('public.landing.closing.title')}
      text={t('public.landing.closing.text')}
      ways={[{ to: '/register', label: t('public.landing.closing.button') }]}
    />
  );
};
