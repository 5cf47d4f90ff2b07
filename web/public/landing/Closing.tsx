import { usePublicMessages } from '../messages/use-public-messages.ts';
import { CallToAction } from '../CallToAction.tsx';

export const Closing = () => {
  const t = usePublicMessages();
  return (
    <CallToAction
      title={t('public.landing.closing.title')}
      text={t('public.landing.closing.text')}
      links={[{ to: '/register', label: t('public.landing.closing.button') }]}
    />
  );
};
