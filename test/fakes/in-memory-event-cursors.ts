import type { EventCursors } from '#modules/payments/ports/event-cursors.ts';

export class InMemoryEventCursors implements EventCursors {
  readonly #cursors = new Map<string, string>();

  async get(list: string): Promise<string | null> {
    return this.#cursors.get(list) ?? null;
  }

  async move(list: string, cursor: string): Promise<void> {
    this.#cursors.set(list, cursor);
  }
}
