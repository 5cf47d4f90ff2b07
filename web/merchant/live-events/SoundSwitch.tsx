import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { switchSound, useSound } from './sound.ts';

export const SoundSwitch = () => {
  const t = useShellMessages();
  const isOn = useSound('payment');
  const name = t('merchant.liveEvents.sound');
  return (
    <Button
      variant="quiet"
      icon
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      onClick={() => switchSound('payment', !isOn)}
    >
      <Icon name={isOn ? 'bell' : 'bell-off'} />
    </Button>
  );
};
