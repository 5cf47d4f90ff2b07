import './receipt.css';

interface StampProps {
  readonly text: string;
  /** True once, when the payment has just succeeded: the stamp lands in 240 ms. */
  readonly isLanding?: boolean | undefined;
}

/** The stamp „ПЛАТЕНО“, turned by eight degrees. */
export const Stamp = ({ text, isLanding = false }: StampProps) => (
  <span className={isLanding ? 'stamp stamp-landing' : 'stamp'}>{text}</span>
);
