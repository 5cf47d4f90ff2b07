import { useRef, useState, type DragEvent } from 'react';
import { acceptedFiles } from '../../shared/bank/use-imports.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import classes from './Imports.module.css';

interface DropFilesProps {
  readonly words: Readonly<{ drop: string; choose: string; hint: string }>;
  readonly isDisabled?: boolean;
  readonly isReading: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place where files are dropped, with a button that chooses them. */
export const DropFiles = ({ words, isDisabled = false, isReading, onFiles }: DropFilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (chosen: FileList | null | undefined): void => {
    if (chosen && chosen.length > 0 && !isDisabled) onFiles([...chosen]);
  };
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNowOver);
  };
  return (
    <div
      className={classes['drop']}
      data-over={isOver}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <Icon name="bank" size={24} />
      <div className={classes['words']}>
        <strong>{words.drop}</strong>
        <span className={classes['soft']}>{words.hint}</span>
      </div>
      <Button variant="primary" busy={isReading} disabled={isDisabled} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={words.choose}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
};
