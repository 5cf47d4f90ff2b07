import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../layout/Button.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import type { ButtonStyle } from '../layout/button-class.ts';

interface SubmitButtonProps extends Pick<ButtonStyle, 'full' | 'size'> {
  readonly disabled?: boolean;
  /** Keeps the spinner after the submission. */
  readonly busy?: boolean;
  /** What is done cannot be undone. */
  readonly isFinal?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Submits the surrounding form; shows a spinner while it submits. Disabled until the page is hydrated: without its script the
 * browser would submit the form by itself, with a password in the URL.
 */
export const SubmitButton = (props: SubmitButtonProps) => {
  const { disabled = false, busy = false, isFinal = false, full, size, children } = props;
  const { isSubmitting } = useFormState();
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant={isFinal ? 'danger' : 'primary'}
      busy={busy || isSubmitting}
      disabled={disabled || !isHydrated}
      full={full}
      size={size}
    >
      {children}
    </Button>
  );
};
