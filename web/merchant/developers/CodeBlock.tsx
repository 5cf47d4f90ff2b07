import { CopyButton } from '../../shared/CopyButton.tsx';
import classes from './Developers.module.css';

interface CodeBlockProps {
  /** Names the text for assistive technology and beside the copy button. */
  readonly label: string;
  readonly text: string;
  /** Long lines break instead of scrolling. */
  readonly isWrapped?: boolean;
}

/** A text for programs, with a button that copies it; it scrolls by keyboard, too. */
export const CodeBlock = ({ label, text, isWrapped = false }: CodeBlockProps) => (
  <div className={classes['code']}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls has the focus */}
    <pre tabIndex={0} role="group" aria-label={label} className={isWrapped ? classes['wrapped'] : undefined}>
      <code>{text}</code>
    </pre>
    <CopyButton text={text} label={label} />
  </div>
);
