import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { ApiError, messageOf } from '../../shared/api-error.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { prepareLogo } from './prepare-logo.ts';
import classes from './ProfilePage.module.css';

/** The error of the field `content`, else the error's message. */
const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.fields['content'] !== undefined
    ? error.fields['content']
    : messageOf(error, fallback);

export const LogoPanel = ({ merchant: { logoUrl, businessName } }: { merchant: Merchant }) => {
  const t = useMerchantMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { change, failure } = useLogo();
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
            if (file) change.mutate(file);
          }}
        />
        <Button busy={change.isPending} onClick={() => input.current?.click()}>
          {t(logoUrl === null ? 'merchant.logo.choose' : 'merchant.logo.change')}
        </Button>
        {logoUrl !== null && (
          <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {t('merchant.logo.remove')}
          </Button>
        )}
      </div>
    </Panel>
  );
};

const useLogo = () => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api } = usePortal();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (file: Blob | null) => {
      if (file) await api.setLogo(await prepareLogo(file));
      else await api.removeLogo();
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['merchant'] });
      toast(t('merchant.profile.saved'));
    },
  });
  return { change, failure: change.error ? reasonOf(change.error, t('merchant.logo.failed')) : undefined };
};
