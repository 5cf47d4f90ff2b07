import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../layout/Button.tsx';
import type { ButtonLook } from '../layout/button-class.ts';

interface SubmitButtonProps extends Pick<ButtonLook, 'full' | 'size'> {
  readonly disabled?: boolean;
  /** Still under way after the form was sent. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Sends the form around it; a spinner shows while it does. */
export const SubmitButton = ({ disabled = false, busy = false, full, size, children }: SubmitButtonProps) => {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      look="primary"
      busy={busy || isSubmitting}
      disabled={disabled}
      full={full}
      size={size}
    >
      {children}
    </Button>
  );
};
