import classes from './Button.module.css';

export interface ButtonLook {
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Square, for a drawing with an accessible name. */
  readonly icon?: boolean | undefined;
  readonly full?: boolean | undefined;
}

export const buttonClass = ({ look = 'secondary', size = 'medium', icon, full }: ButtonLook): string =>
  ['button', look, size, icon && 'icon', full && 'full']
    .map((name) => (name ? classes[name] : undefined))
    .filter(Boolean)
    .join(' ');

export const spinnerClass = classes['spinner'];
