import type { OwnPlan } from '#contract/billing/own-plan.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useBillMessages } from './messages/bill-messages.ts';
import { PlanChanges } from './PlanChanges.tsx';
import { useChoosing, usePlanPreview, type WantedPlan } from './use-plan.ts';

interface PlanDialogProps {
  readonly own: OwnPlan;
  readonly wanted: WantedPlan;
  readonly onClose: () => void;
}

/** What a plan costs and changes, and the button that chooses it. */
export const PlanDialog = ({ own, wanted, onClose }: PlanDialogProps) => {
  const t = useBillMessages();
  const plan = t(`shared.plan.${wanted.plan}`);
  const { data: preview, error, refetch } = usePlanPreview(wanted);
  const { send, failure, isPending } = useChoice(wanted, onClose);
  return (
    <Dialog
      title={t(wanted.trial ? 'plan.dialog.trial' : 'plan.dialog.title', { plan })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button
            variant="primary"
            busy={isPending}
            disabled={preview === undefined}
            onClick={() => void send()}
          >
            {wanted.trial ? t('plan.dialog.submitTrial') : t('plan.dialog.submit', { plan })}
          </Button>
        </>
      }
    >
      {preview !== undefined ? (
        <PlanChanges from={own.plan} preview={preview} />
      ) : error ? (
        <ErrorBanner error={error} fallback={t('plan.dialog.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  );
};

const useChoice = (wanted: WantedPlan, onClose: () => void) => {
  const t = useBillMessages();
  const { send, store, affects } = useChoosing();
  const plan = t(`shared.plan.${wanted.plan}`);
  return useSending<void, OwnPlan>({
    send: () => send(wanted),
    done: ({ next }) =>
      next?.plan === wanted.plan
        ? t('plan.dialog.doneLater', { plan, day: formatDate(next.from) })
        : t('plan.dialog.done', { plan }),
    failed: t('plan.dialog.saveFailed'),
    affects,
    onDone: async (answer) => {
      await store(answer);
      onClose();
    },
  });
};
