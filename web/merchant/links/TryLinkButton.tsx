import type { ReactNode } from 'react';
import { startTrial } from '#contract/links/link-trials.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';

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
  const start = useAction({
    send: () => call(startTrial, { params: { id } }),
    onDone: ({ url }) => window.location.assign(url),
    failed,
  });
  return (
    <Button variant={variant} busy={start.isPending || start.isDone} onClick={() => start.press()}>
      {children}
    </Button>
  );
};
