import { describe, expect, it } from 'vitest';
import { sessionsToEnd, type OpenSession } from '#modules/payments/domain/open-sessions.ts';

const limits = { perLink: 5, perNetwork: 3 };
const open = (...networks: (string | null)[]): OpenSession[] =>
  networks.map((network, place) => ({ paymentId: place + 1, network, isTouched: false }));
const touched = (sessions: OpenSession[], ...ids: number[]): OpenSession[] =>
  sessions.map((session) => ({ ...session, isTouched: ids.includes(session.paymentId) }));

describe('the sessions that end for one more', () => {
  it('are none while there is room', () => {
    expect(sessionsToEnd(open('a', 'a', 'b', 'c'), 'd', limits)).toEqual([]);
    expect(sessionsToEnd([], null, limits)).toEqual([]);
  });

  it('are the oldest of the newcomer’s own network when it has its share', () => {
    expect(sessionsToEnd(open('b', 'a', 'a', 'a'), 'a', limits)).toEqual([2]);
    expect(sessionsToEnd(open('b', 'a', 'a', 'a'), 'c', limits)).toEqual([]);
  });

  it('are the oldest of all when each network has one', () => {
    expect(sessionsToEnd(open('a', 'b', 'c', 'd', 'e'), 'f', limits)).toEqual([1]);
  });

  it('are of the network that holds most', () => {
    expect(sessionsToEnd(open('a', 'b', 'b', 'b', 'c'), 'd', limits)).toEqual([2]);
  });

  it('are those in which no card was tried, and others only when there are none of these', () => {
    expect(sessionsToEnd(touched(open('a', 'b', 'c', 'd', 'e'), 1, 2), 'f', limits)).toEqual([3]);
    expect(sessionsToEnd(touched(open('a', 'a', 'a'), 1, 2, 3), 'a', limits)).toEqual([1]);
  });

  it('are the same again, and one more, while the first has not ended yet', () => {
    expect(sessionsToEnd(open('a', 'b', 'c', 'd', 'e', 'f'), 'g', limits)).toEqual([1, 2]);
  });

  it('are none without limits, and programs of our own have no network', () => {
    const none = { perLink: Number.POSITIVE_INFINITY, perNetwork: Number.POSITIVE_INFINITY };
    expect(sessionsToEnd(open('a', 'a', 'a', 'a'), 'a', none)).toEqual([]);
    expect(sessionsToEnd(open(null, null, null), null, limits)).toEqual([]);
  });
});
