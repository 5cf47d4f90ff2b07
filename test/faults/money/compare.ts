/** Names the difference; empty when both are equal. */
export const compare = (what: string, provider: unknown, product: unknown): string[] =>
  provider === product ? [] : [`${what}: ${String(provider)} at the provider, ${String(product)} here`];
