import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../layout/Button.tsx';
import type { ButtonStyle } from '../layout/button-class.ts';

interface SubmitButtonProps extends Pick<ButtonStyle, 'full' | 'size'> {
  readonly disabled?: boolean;
  /** Keeps the spinner after the submission. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Submits the surrounding form; shows a spinner while it submits. */
export const SubmitButton = ({ disabled = false, busy = false, full, size, children }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="primary"
      busy={busy || isSubmitting}
      disabled={disabled}
      full={full}
      size={size}
    >
      {children}
    </Button>
  );
};
