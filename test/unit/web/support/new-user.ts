import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** jsdom lays nothing out: whether an element can be reached by a pointer is a matter of the browser tests. */
export const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
