import { TextInput } from '../form/TextInput.tsx';

interface CodeInputProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** A recovery code has letters, too. */
  readonly isRecoveryCode?: boolean;
}

/** A code of the authenticator app or a recovery code; spaces may be typed and pasted. */
export const CodeInput = ({ isRecoveryCode = false, ...field }: CodeInputProps) => (
  <TextInput
    {...field}
    required
    autoComplete={isRecoveryCode ? 'off' : 'one-time-code'}
    inputMode={isRecoveryCode ? 'text' : 'numeric'}
    maxLength={20}
  />
);
