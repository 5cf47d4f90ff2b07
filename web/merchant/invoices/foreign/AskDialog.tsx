import { useState } from 'react';
import { askForForeign } from '#contract/imports/open-invoices.ts';
import type { ForeignDocument } from '#contract/imports/foreign-documents.ts';
import { withReadableEmails } from '#contract/shown-text.ts';
import { call } from '../../../shared/call.ts';
import { CopyButton } from '../../../shared/CopyButton.tsx';
import { useSending } from '../../../shared/form/use-sending.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Banner } from '../../../shared/state/Banner.tsx';
import classes from './ForeignDocuments.module.css';
import { useForeignMessages } from './messages/foreign-messages.ts';

type Props = Readonly<{ document: ForeignDocument; onClose: () => void }>;

/** Asks for the money of a document by a payment link: mailed to its buyer, or copied. */
export const AskDialog = ({ document: { id, number, open, currency, buyerEmail }, onClose }: Props) => {
  const t = useForeignMessages();
  const language = useLanguage();
  const [asked, setAsked] = useState<Readonly<{ paymentLinkUrl: string; sentTo: string | null }>>();
  const { send, failure, isPending } = useSending({
    send: (mails: boolean) => call(askForForeign, { params: { id }, body: { send: mails } }),
    failed: t('foreign.askFailed'),
    onDone: setAsked,
  });
  return (
    <Dialog
      title={t('foreign.askOf', { number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(asked ? 'shared.close' : 'shared.cancel')}</Button>
          {!asked && (
            <Button busy={isPending} onClick={() => void send(false)}>
              {t('foreign.askByLink')}
            </Button>
          )}
          {!asked && buyerEmail !== null && (
            <Button variant="primary" busy={isPending} onClick={() => void send(true)}>
              {t('foreign.askByEmail')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('foreign.askText', { amount: formatMoney(open, currency, language) })}</p>
      {buyerEmail !== null && !asked && (
        <p>{withReadableEmails(t('foreign.askTo', { email: buyerEmail }))}</p>
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {asked && asked.sentTo !== null && (
        <Banner tone="info">{t('foreign.asked', { email: asked.sentTo })}</Banner>
      )}
      {asked && (
        <div className={classes['link']}>
          <span className={classes['url']}>{asked.paymentLinkUrl}</span>
          <CopyButton text={asked.paymentLinkUrl} label={t('foreign.linkOf', { number })} />
        </div>
      )}
    </Dialog>
  );
};
