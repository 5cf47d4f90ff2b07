export type Measurement = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;

/** One figure that tells operators how things stand now, read when they ask. */
export type Gauge = Readonly<{
  /** Prometheus style: `plateno_<what>_<unit>`. */
  name: string;
  help: string;
  labels?: readonly string[];
  read(): Promise<number | readonly Measurement[]>;
}>;
