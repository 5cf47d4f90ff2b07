import { Button } from '../../../shared/layout/Button.tsx';
import classes from './Imports.module.css';

interface UndoListProps {
  readonly title: string;
  readonly button: string;
  /** Each import, as it is shown. */
  readonly rows: readonly Readonly<{ id: number; text: string }>[];
  readonly undo: Readonly<{ pending: number | null | undefined; press: (id: number) => void }>;
}

/** Imports, each of which can be undone; nothing without one. */
export const UndoList = ({ title, button, rows, undo }: UndoListProps) =>
  rows.length === 0 ? null : (
    <section className={classes['findings']}>
      <h3>{title}</h3>
      {rows.map(({ id, text }) => (
        <div key={id} className={classes['recent']}>
          <span>{text}</span>
          <Button busy={undo.pending === id} onClick={() => undo.press(id)}>
            {button}
          </Button>
        </div>
      ))}
    </section>
  );
