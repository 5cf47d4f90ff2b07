import type { ReactNode } from 'react';
import { Button } from '../../shared/layout/Button.tsx';
import { useTrial } from './use-trial.ts';

interface TryLinkButtonProps {
  readonly paymentLinkId: number;
  readonly variant?: 'primary' | 'secondary';
  /** The toast when the server gives no reason. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** Opens the link in test mode: what a customer sees, without a payment. */
export const TryLinkButton = ({
  paymentLinkId,
  variant = 'secondary',
  failed,
  children,
}: TryLinkButtonProps) => {
  const { busy, press } = useTrial(paymentLinkId, failed);
  return (
    <Button variant={variant} busy={busy} onClick={press}>
      {children}
    </Button>
  );
};
