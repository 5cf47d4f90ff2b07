import type { Deed } from './bystanders.ts';
import type { Stranger } from './stranger.ts';
import type { Fixture } from './fixture.ts';

/** What one stranger does, and who is watched. */
export type Flood = Readonly<{
  kind: string;
  /** What the stranger sends, for the table. */
  did: string;
  /** Networks of the stranger; one unless given. */
  networks?: number;
  /**
   * @param seen fulfilled when the bystanders beside the flood are done: connections are held so long
   * @returns further bystanders, who stand for what the flood is aimed at
   */
  run(fixture: Fixture, stranger: Stranger, seen: Promise<unknown>): Promise<readonly Deed[] | void>;
  /** Bystanders of networks of their own, beside the flood and after it. They are refused by no limit. */
  watched: readonly Deed[];
  /** Bystanders behind the stranger's own address, after the flood. They wait a minute at most. */
  near?: readonly Deed[];
}>;
