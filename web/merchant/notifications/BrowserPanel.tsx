import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/api-error.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useNotifyMessages } from './messages/notify-messages.ts';
import { readBrowserState, switchOff, switchOn, type BrowserState } from './push-browser.ts';
import { useChoice } from './use-notifications.ts';

const queryKey = ['push-browser'];

/** Switches the notifications of this browser on and off; nothing is asked before the button is pressed. */
export const BrowserPanel = ({ publicKey }: { publicKey: string }) => {
  const t = useNotifyMessages();
  const toast = useToast();
  const client = useQueryClient();
  const { refetch } = useChoice();
  const [isBusy, setBusy] = useState(false);
  const { data: state = 'off' } = useQuery({ queryKey, queryFn: readBrowserState, retry: false });
  const change = async (action: () => Promise<BrowserState>): Promise<void> => {
    setBusy(true);
    try {
      const next = await action();
      client.setQueryData(queryKey, next);
      if (next === 'on' || state === 'on')
        toast(t(next === 'on' ? 'notify.browser.switchedOn' : 'notify.browser.switchedOff'));
      await refetch();
    } catch (error) {
      toast(messageOf(error, t('notify.browser.failed')), 'error');
    }
    setBusy(false);
  };
  return (
    <Panel
      title={t('notify.browser.title')}
      action={
        state === 'on' ? (
          <Button busy={isBusy} onClick={() => void change(switchOff)}>
            {t('notify.browser.switchOff')}
          </Button>
        ) : (
          state === 'off' && (
            <Button variant="primary" busy={isBusy} onClick={() => void change(() => switchOn(publicKey))}>
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
