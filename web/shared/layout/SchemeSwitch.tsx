import { Icon } from '../icons/Icon.tsx';
import { chooseColorScheme, useColorScheme } from '../theme/color-scheme.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from './Button.tsx';

export const SchemeSwitch = () => {
  const t = useMessages();
  const dark = useColorScheme() === 'dark';
  const name = dark ? t('shared.lightTheme') : t('shared.darkTheme');
  return (
    <Button
      variant="quiet"
      icon
      aria-label={name}
      title={name}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
};
