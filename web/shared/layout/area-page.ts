import type { IconName } from '../icons/Icon.tsx';

/** A page of a protected area in its navigation. */
export interface AreaPage {
  readonly to: string;
  /** None among the tabs of a page. */
  readonly icon?: IconName;
  readonly label: string;
  /** The paths that belong to it with all below them; its own by default. */
  readonly within?: readonly string[];
  /** What waits there; nothing is shown for 0. */
  readonly waiting?: Readonly<{ count: number; text: string }> | undefined;
}

/** Whether the page of a path is the one of the entry, or belongs to it. */
export const isCurrent = ({ to, within = [to] }: AreaPage, pathname: string): boolean =>
  pathname.replace(/\/$/, '') === to || within.some((path) => `${pathname}/`.startsWith(`${path}/`));
