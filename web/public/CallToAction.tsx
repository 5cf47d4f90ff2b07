import { ButtonLink } from '../shared/layout/Button.tsx';
import classes from './CallToAction.module.css';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** The first link is the primary one. */
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** The closing section of a page, with links to the next step. */
export const CallToAction = ({ title, text, links }: CallToActionProps) => (
  <section className={classes['closing']}>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={classes['ways']}>
      {links.map(({ to, label }, index) => (
        <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'} size="large">
          {label}
        </ButtonLink>
      ))}
    </div>
  </section>
);
