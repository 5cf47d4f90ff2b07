import { describe, expect, it } from 'vitest';
import { sessionsToEnd, type OpenSession } from '#modules/payments/domain/open-sessions.ts';

const limits = { perLink: 5, perNetwork: 3 };
const open = (...networks: (string | null)[]): OpenSession[] =>
  networks.map((network, place) => ({ paymentId: place + 1, network, isTouched: false }));
const touched = (sessions: OpenSession[], ...ids: number[]): OpenSession[] =>
  sessions.map((session) => ({ ...session, isTouched: ids.includes(session.paymentId) }));

describe('sessions to end', () => {
  it('no session ends below the limits', () => {
    expect(sessionsToEnd(open('a', 'a', 'b', 'c'), 'd', limits)).toEqual([]);
    expect(sessionsToEnd([], null, limits)).toEqual([]);
  });

  it('the oldest session of a network ends when the network reaches its limit', () => {
    expect(sessionsToEnd(open('b', 'a', 'a', 'a'), 'a', limits)).toEqual([2]);
    expect(sessionsToEnd(open('b', 'a', 'a', 'a'), 'c', limits)).toEqual([]);
  });

  it('the oldest session of all ends when each network has one', () => {
    expect(sessionsToEnd(open('a', 'b', 'c', 'd', 'e'), 'f', limits)).toEqual([1]);
  });

  it('a session of the network with most sessions ends first', () => {
    expect(sessionsToEnd(open('a', 'b', 'b', 'b', 'c'), 'd', limits)).toEqual([2]);
  });

  it('a session in which a card was tried ends only when no other is left', () => {
    expect(sessionsToEnd(touched(open('a', 'b', 'c', 'd', 'e'), 1, 2), 'f', limits)).toEqual([3]);
    expect(sessionsToEnd(touched(open('a', 'a', 'a'), 1, 2, 3), 'a', limits)).toEqual([1]);
  });

  it('sessions that have not ended yet are chosen again, with one more', () => {
    expect(sessionsToEnd(open('a', 'b', 'c', 'd', 'e', 'f'), 'g', limits)).toEqual([1, 2]);
  });

  it('no session ends without limits, and sessions of own programs have no network', () => {
    const none = { perLink: Number.POSITIVE_INFINITY, perNetwork: Number.POSITIVE_INFINITY };
    expect(sessionsToEnd(open('a', 'a', 'a', 'a'), 'a', none)).toEqual([]);
    expect(sessionsToEnd(open(null, null, null), null, limits)).toEqual([]);
  });
});
