import type { ReactNode } from 'react';
import type { Choice } from '../../../shared/form/SelectInput.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What is shown without a choice; all by default. */
  readonly none?: string;
  /** The value of rows that the list leaves out without a choice: a short list leads to them, too. */
  readonly leftOut?: string;
}

export interface ListFiltersProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
  readonly choices: readonly Filter[];
  /** Names the fields that are searched; without it there is no search. */
  readonly searchHint?: string | undefined;
  /** Offers filters by period and amount. */
  readonly hasRanges?: boolean | undefined;
  /** Whether the filters of a wide screen are open at first; those of the address always are. */
  readonly isOpen?: boolean;
  readonly onOpen?: (isOpen: boolean) => void;
  /** The saved views, shown with the filters. */
  readonly views?: ReactNode;
  /** The chooser of columns, shown with the filters of a table. */
  readonly columns?: ReactNode;
}
