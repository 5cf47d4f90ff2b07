import type { IconName } from '../icons/Icon.tsx';

/** A page of a protected area in its navigation. */
export interface AreaPage {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

/** Pages under a short heading; the first group has none. */
export interface PageGroup {
  readonly heading: string;
  readonly pages: readonly AreaPage[];
}
