import classes from './Button.module.css';

export interface ButtonStyle {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Square, for an icon with an accessible name. */
  readonly icon?: boolean | undefined;
  readonly full?: boolean | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'medium', icon, full }: ButtonStyle): string =>
  ['button', variant, size, icon && 'icon', full && 'full']
    .map((name) => (name ? classes[name] : undefined))
    .filter(Boolean)
    .join(' ');

export const spinnerClass = classes['spinner'];
