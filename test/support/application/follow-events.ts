type HeardEvent = Readonly<{ name: string; id: string | undefined; data: unknown }>;

const readEvent = (block: string): HeardEvent | undefined => {
  const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const name = fields.get('event');
  return name === undefined
    ? undefined
    : { name, id: fields.get('id'), data: JSON.parse(block.slice(block.indexOf('data: ') + 6)) };
};

/** Subscribes to an event stream until it ends or is closed; `heard` grows. */
export const followEvents = async (address: string, token: string, lastEventId?: string) => {
  const left = new AbortController();
  const response = await fetch(address, {
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: left.signal,
  });
  const heard: HeardEvent[] = [];
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      heard.push(...blocks.map(readEvent).filter((event) => event !== undefined));
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    heard: heard as readonly HeardEvent[],
    /** Fulfilled when either side has closed the stream. */
    ended: read().catch(() => undefined),
    leave: (): void => left.abort(),
  };
};
