import { call } from '../../shared/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cancelLink, getLink, type PaymentLink } from '#contract/links/links.ts';
import { ApiError, messageOf } from '../../shared/api-error.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Modal } from '../../shared/layout/Modal.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { playSound } from '../live-events/index.ts';
import classes from './Code.module.css';
import { CodeToPay } from './CodeToPay.tsx';
import { ExpiredCode } from './ExpiredCode.tsx';
import { useCounterMessages } from './messages/counter-messages.ts';
import { PaidCode } from './PaidCode.tsx';

/** Milliseconds between two questions to the server while the code is shown; live events usually come before. */
const refetchMs = 5_000;

/** The state of the shown link as the server says it, also after a lost connection. */
const useShownLink = (id: number) => {
  return useQuery({
    queryKey: ['link', id],
    queryFn: () => call(getLink, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'ACTIVE' ? refetchMs : false),
    // Without it a browser that reports no network stops asking.
    networkMode: 'always',
  });
};

interface CodeScreenProps {
  readonly paymentLinkId: number;
  readonly onShow: (paymentLinkId: number) => void;
  readonly onClose: () => void;
}

/** Fills the screen with the code of one link until it is paid, cancelled or expired. */
export const CodeScreen = ({ paymentLinkId, onShow, onClose }: CodeScreenProps) => {
  const t = useCounterMessages();
  const { data: link, error } = useShownLink(paymentLinkId);
  const status = link?.status;
  useSoundWhenPaid(status);
  const isCancelled = status === 'CANCELLED';
  useEffect(() => {
    if (isCancelled) onClose();
    // `onClose` changes with each render; the effect follows the status.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCancelled]);
  return (
    <Modal
      className={[classes['screen'], status === 'PAID' && classes['paidScreen']].filter(Boolean).join(' ')}
      aria-label={t('counter.title')}
      // Escape ends nothing while the customer may be paying.
      onClose={() => status !== 'ACTIVE' && link !== undefined && onClose()}
    >
      {link === undefined ? (
        <Unknown error={error} onClose={onClose} />
      ) : (
        <State link={link} isStale={error !== null} onShow={onShow} onClose={onClose} />
      )}
    </Modal>
  );
};

/** Plays the sound when an ACTIVE link becomes PAID on this screen. */
const useSoundWhenPaid = (status: PaymentLink['status'] | undefined): void => {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'ACTIVE' && status === 'PAID') playSound('counter');
    before.current = status;
  }, [status]);
};

const Unknown = ({ error, onClose }: { error: Error | null; onClose: () => void }) => {
  const t = useCounterMessages();
  if (error === null) return <Loading />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className={classes['body']}>
      <Banner tone="error">
        {isMissing ? t('counter.missing') : messageOf(error, t('counter.loadFailed'))}
      </Banner>
      <Button onClick={onClose}>{t('counter.back')}</Button>
    </div>
  );
};

interface StateProps extends Pick<CodeScreenProps, 'onShow' | 'onClose'> {
  readonly link: PaymentLink;
  /** The last question to the server failed. */
  readonly isStale: boolean;
}

const State = ({ link, isStale, onShow, onClose }: StateProps) => {
  const t = useCounterMessages();
  const { send, failure, isPending } = useSending({
    send: () => call(cancelLink, { params: { id: link.id } }),
    failed: t('counter.cancelFailed'),
    // A link that was paid meanwhile is not cancelled: the server's state is shown.
    affects: [['link', link.id]],
    affectsAlways: true,
  });
  if (link.status === 'PAID') return <PaidCode link={link} onNext={onClose} />;
  if (link.status === 'EXPIRED') return <ExpiredCode link={link} onShow={onShow} onClose={onClose} />;
  if (link.status === 'CANCELLED') return null;
  return (
    <CodeToPay
      link={link}
      isStale={isStale}
      isBusy={isPending}
      failure={failure}
      onCancel={() => void send()}
    />
  );
};
