import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { buttonClass, spinnerClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { readonly busy?: boolean };

/** A button; `busy` shows a spinner and takes no press. */
export const Button = ({
  look,
  size,
  icon,
  full,
  busy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled === true || busy}
    aria-busy={busy || undefined}
    className={buttonClass({ look, size, icon, full })}
  >
    {busy && <span className={spinnerClass} aria-hidden="true" />}
    {children}
  </button>
);

/** A link inside the product that looks like a button. */
export const ButtonLink = ({
  look,
  size,
  icon,
  full,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonLook) => (
  <Link {...rest} className={buttonClass({ look, size, icon, full })} />
);
