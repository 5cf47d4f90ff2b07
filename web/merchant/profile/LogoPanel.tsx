import { setOwnLogo, removeOwnLogo } from '#contract/merchants/logos.ts';
import { call } from '../../shared/call.ts';
import { useId, useRef } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { fieldMessageOf } from '../../shared/form/field-errors.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { prepareLogo } from './prepare-logo.ts';
import classes from './ProfilePage.module.css';

export const LogoPanel = ({ merchant: { logoUrl, businessName } }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, failure, isPending } = useLogo();
  return (
    <Panel title={t('merchant.logo.title')}>
      <p className={classes['soft']}>{t('merchant.logo.text')}</p>
      {logoUrl !== null && (
        <div className={classes['logo']}>
          <img src={logoUrl} alt={t('merchant.logo.alt', { name: businessName })} />
        </div>
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['row']}>
        <label htmlFor={id} className="visually-hidden">
          {t('merchant.logo.file')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          className="visually-hidden"
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void send(file);
          }}
        />
        <Button busy={isPending} onClick={() => input.current?.click()}>
          {t(logoUrl === null ? 'merchant.logo.choose' : 'merchant.logo.change')}
        </Button>
        {logoUrl !== null && (
          <Button variant="quiet" disabled={isPending} onClick={() => void send(null)}>
            {t('merchant.logo.remove')}
          </Button>
        )}
      </div>
    </Panel>
  );
};

const useLogo = () => {
  const t = useMerchantMessages();
  return useSending({
    send: async (file: Blob | null) => {
      if (file) await call(setOwnLogo, { body: { content: await prepareLogo(file) } });
      else await call(removeOwnLogo, {});
    },
    done: t('merchant.profile.saved'),
    failed: (error) => fieldMessageOf(error, 'content', t('merchant.logo.failed')),
    affects: [['merchant']],
  });
};
