import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { startTrial } from '#contract/links/link-trials.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';

interface TryLinkButtonProps {
  readonly paymentLinkId: number;
  readonly variant?: 'primary' | 'secondary';
  /** The toast when the server gives no reason. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** Opens the link in test mode: what a customer sees, without a payment. */
export const TryLinkButton = ({
  paymentLinkId: id,
  variant = 'secondary',
  failed,
  children,
}: TryLinkButtonProps) => {
  const toast = useToast();
  const start = useMutation({
    mutationFn: () => call(startTrial, { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast(messageOf(error, failed), 'error'),
  });
  return (
    <Button variant={variant} busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
      {children}
    </Button>
  );
};
