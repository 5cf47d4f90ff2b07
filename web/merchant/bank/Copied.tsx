import { CopyButton } from '../../shared/CopyButton.tsx';
import classes from './Bank.module.css';

/** A text of a transfer with the button that copies it. */
export const Copied = ({ label, text }: Readonly<{ label: string; text: string }>) => (
  <div className={classes['copied']}>
    <span className={classes['soft']}>{label}</span>
    <span className={classes['number']}>{text}</span>
    <CopyButton text={text} label={label} isIcon />
  </div>
);
