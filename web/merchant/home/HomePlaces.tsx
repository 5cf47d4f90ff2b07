import { ChartPlace } from '../../shared/charts/ChartPlace.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { WaitingRows } from '../../shared/list/WaitingRows.tsx';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { recentCount } from '../kit/portal/recent-count.ts';
import classes from './HomePage.module.css';

/** The places of the cards while they load; all of them give way at once. */
export const HomePlaces = () => (
  <>
    <Panel>
      {[16, 28].map((characters) => (
        <p key={characters}>
          <Skeleton characters={characters} />
        </p>
      ))}
    </Panel>
    <Panel>
      <p>
        <Skeleton characters={24} />
      </p>
    </Panel>
    <StatCards>
      {[0, 1, 2, 3].map((place) => (
        <StatCard key={place} label={'\u00a0'} value={undefined} />
      ))}
    </StatCards>
    <Panel>
      <ChartPlace />
    </Panel>
    <div className={classes['recent']}>
      {[0, 1].map((place) => (
        <Panel key={place}>
          <WaitingRows count={recentCount} />
        </Panel>
      ))}
    </div>
  </>
);
