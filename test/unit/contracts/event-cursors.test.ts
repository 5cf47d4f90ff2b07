import { describeEventCursors } from '#test/contracts/event-cursors.ts';
import { InMemoryEventCursors } from '#test/fakes/in-memory-event-cursors.ts';

describeEventCursors('memory', async () => ({ cursors: new InMemoryEventCursors() }));
