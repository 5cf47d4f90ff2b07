import { QRCodeSVG } from 'qrcode.react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { promiseTransfer, type PromisedTransfer } from '#contract/payments/transfers.ts';
import { call } from '../../shared/call.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { MoneyCame } from '../promises/index.ts';
import classes from './Code.module.css';
import { useCounterMessages } from './messages/counter-messages.ts';

/**
 * The code that a bank's app reads, instead of the one of the pay page. It promises the transfer once; who may write
 * documents records that the money came.
 */
export const BankCode = ({ link }: { link: PaymentLink }) => {
  const t = useCounterMessages();
  const language = useLanguage();
  const mayRecord = useRights()('WRITE_DOCUMENTS');
  const [promised, setPromised] = useState<PromisedTransfer>();
  const [isAsked, setAsked] = useState(false);
  const { send, failure } = useSending<void, PromisedTransfer>({
    send: () => call(promiseTransfer, { params: { token: link.uniqueToken }, body: { language } }),
    failed: t('counter.bankFailed'),
    onDone: setPromised,
    affects: [['promises'], ['links']],
  });
  const promise = useEffectEvent(() => void send());
  useEffect(() => promise(), []);
  if (failure !== undefined) return <Banner tone="error">{failure}</Banner>;
  if (promised === undefined) return <Loading />;
  return (
    <>
      <div className={classes['paper']}>
        <QRCodeSVG value={promised.epc} size={512} level="M" title={t('counter.bankCode')} />
      </div>
      <p className={classes['soft']}>{t('counter.bankScan')}</p>
      <p className={classes['soft']}>
        {t('counter.bankText', { iban: promised.iban, reference: promised.text })}
      </p>
      {mayRecord && (
        <Button size="large" onClick={() => setAsked(true)}>
          {t('counter.came')}
        </Button>
      )}
      {isAsked && (
        <Suspense fallback={null}>
          <MoneyCame promise={promised} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
};
