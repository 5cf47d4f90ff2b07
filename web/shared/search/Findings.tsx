import { useMessages } from '../messages/use-messages.ts';
import type { Finding } from './finding.ts';
import classes from './SearchDialog.module.css';

interface FindingsProps {
  readonly id: string;
  readonly findings: readonly Finding[];
  /** Which of them Enter opens. */
  readonly chosen: number;
  readonly onOpen: (to: string) => void;
}

/** The list that belongs to the box: the keyboard stays in the box, the pointer opens what it presses. */
export const Findings = ({ id, findings, chosen, onOpen }: FindingsProps) => {
  const t = useMessages();
  return (
    <div id={id} role="listbox" aria-label={t('shared.search.open')} className={classes['findings']}>
      {findings.map(({ to, title, detail, kind }, place) => (
        // The box hears the keys for the list (ARIA's combobox).
        <div
          key={to}
          id={`${id}-${place}`}
          ref={(row) => (place === chosen ? row?.scrollIntoView({ block: 'nearest' }) : undefined)}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          onClick={() => onOpen(to)}
        >
          <span className={classes['title']}>{title}</span>
          <span className={classes['about']}>{[kind, detail].filter(Boolean).join(' · ')}</span>
        </div>
      ))}
    </div>
  );
};
