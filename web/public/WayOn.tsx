import { ButtonLink } from '../shared/layout/Button.tsx';
import classes from './WayOn.module.css';

interface WayOnProps {
  readonly title: string;
  readonly text: string;
  /** The first is the one that most people want. */
  readonly ways: readonly { readonly to: string; readonly label: string }[];
}

/** The end of a page: what to do next. */
export const WayOn = ({ title, text, ways }: WayOnProps) => (
  <section className={classes['closing']}>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={classes['ways']}>
      {ways.map(({ to, label }, index) => (
        <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'secondary'} size="large">
          {label}
        </ButtonLink>
      ))}
    </div>
  </section>
);
