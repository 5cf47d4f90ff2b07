import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useToast } from '../../shared/state/toast.ts';
import { useNotifyMessages } from './messages/notify-messages.ts';
import { readBrowserState, switchOff, switchOn, type BrowserState } from './push-browser.ts';
import { useChoice } from './use-notifications.ts';

const queryKey = ['push-browser'];

/** Switches the notifications of this browser on and off; nothing is asked before the button is pressed. */
export const BrowserPanel = ({ publicKey }: { publicKey: string }) => {
  const t = useNotifyMessages();
  const client = useQueryClient();
  const { refetch } = useChoice();
  const { data: state = 'off' } = useQuery({ queryKey, queryFn: readBrowserState, retry: false });
  const toast = useToast();
  const { press, isPending } = useAction({
    send: (action: () => Promise<BrowserState>) => action(),
    failed: t('notify.browser.failed'),
    onDone: (next) => {
      client.setQueryData(queryKey, next);
      if (next === 'on' || state === 'on')
        toast(t(next === 'on' ? 'notify.browser.switchedOn' : 'notify.browser.switchedOff'));
      return refetch();
    },
  });
  return (
    <Panel
      title={t('notify.browser.title')}
      action={
        state === 'on' ? (
          <Button busy={isPending} onClick={() => press(switchOff)}>
            {t('notify.browser.switchOff')}
          </Button>
        ) : (
          state === 'off' && (
            <Button variant="primary" busy={isPending} onClick={() => press(() => switchOn(publicKey))}>
              {t('notify.browser.switchOn')}
            </Button>
          )
        )
      }
    >
      <p>{t(`notify.browser.${state}`)}</p>
    </Panel>
  );
};
