import { PortalProviders, BackOfficeProviders } from './Providers.tsx';
import classes from './GroupStates.module.css';
import type { Scheme } from '../shared/theme/tokens.ts';
import type { Group, Piece } from './piece.ts';

interface GroupStatesProps {
  readonly group: Group;
  readonly scheme: Scheme;
}

/** All states of the pieces of a group, in one theme and the width of the window. */
export const GroupStates = ({ group, scheme }: GroupStatesProps) => {
  const Providers = group.skin === 'portal' ? PortalProviders : BackOfficeProviders;
  return (
    <Providers scheme={scheme}>
      <main className={classes['group']}>
        {group.pieces.map((piece) => (
          <PieceStates key={piece.file} piece={piece} />
        ))}
      </main>
    </Providers>
  );
};

const PieceStates = ({ piece: { name, file, states } }: { piece: Piece }) => (
  <section aria-label={name} className={classes['piece']}>
    <h2>{name}</h2>
    <code>{file}</code>
    {Object.entries(states).map(([state, Show]) => (
      <div key={state} role="group" aria-label={`${name}: ${state}`}>
        <h3>{state}</h3>
        <Show />
      </div>
    ))}
  </section>
);
