import { useState } from 'react';
import { usePasskeyProblem } from '../../shared/factors/use-passkey-problem.ts';
import { Button } from '../../shared/layout/Button.tsx';
import type { StoredSession } from '../../shared/session.ts';
import { isChallengeEnded } from '../../shared/sign-in-failures.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLeaving } from './use-leaving.ts';

interface PasskeyButtonProps {
  readonly variant?: 'primary' | 'secondary';
  /** Opens the browser's dialog and signs in. */
  readonly enter: () => Promise<StoredSession>;
  /** The challenge of the second step has ended. */
  readonly onEnded?: (reason: string) => void;
  readonly children: string;
}

/** Signs in by a passkey; a problem is shown below the button. */
export const PasskeyButton = ({ variant = 'secondary', enter, onEnded, children }: PasskeyButtonProps) => {
  const problemOf = usePasskeyProblem();
  const { isLeaving, leave } = useLeaving();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async (): Promise<void> => {
    setFailure(undefined);
    setAsking(true);
    try {
      await leave(await enter());
    } catch (error) {
      if (onEnded !== undefined && isChallengeEnded(error)) return onEnded(error.message);
      setFailure(problemOf(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant={variant} full size="large" busy={isAsking || isLeaving} onClick={() => void ask()}>
        {children}
      </Button>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </>
  );
};
