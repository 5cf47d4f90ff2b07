import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { buttonClass, spinnerClass } from './button-class.ts';
import type { ButtonStyle } from './button-class.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonStyle & { readonly busy?: boolean };

/** A button; `busy` shows a spinner and disables it. */
export const Button = ({
  variant,
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
    className={buttonClass({ variant, size, icon, full })}
  >
    {busy && <span className={spinnerClass} aria-hidden="true" />}
    {children}
  </button>
);

/** An internal link styled as a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  full,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonStyle) => (
  <Link {...rest} className={buttonClass({ variant, size, icon, full })} />
);
