import { Disc } from '../../../shared/list/Disc.tsx';
import { useListMessages } from './messages/list-messages.ts';
import classes from './Person.module.css';

interface PersonProps {
  readonly name: string | null;
  /** Completes the name of the link: several records may be of one person. */
  readonly detail: string;
  /** The detail stands below the name; else only assistive technology has it. */
  readonly isDetailShown?: boolean;
  /** Shown without a name. */
  readonly otherwise?: string;
}

/** A customer with the initial; the first cell of a row. */
export const Person = ({ name, detail, isDetailShown = false, otherwise }: PersonProps) => {
  const t = useListMessages();
  return (
    <>
      <Disc name={name ?? ''} />
      <span title={name ?? undefined}>
        {name === null ? (
          <span className={classes['soft']}>{otherwise ?? t('lists.nameless')}</span>
        ) : (
          <bdi>{name}</bdi>
        )}
        <span className="visually-hidden">, {!isDetailShown && detail}</span>
        {isDetailShown && <span className={classes['detail']}>{detail}</span>}
      </span>
    </>
  );
};
