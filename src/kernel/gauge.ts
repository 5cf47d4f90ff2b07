/** One value of a gauge. */
export type Measurement = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;

/** A metric whose current value is read at each scrape of `/metrics`. */
export type Gauge = Readonly<{
  /** Prometheus style: `plateno_<what>_<unit>`. */
  name: string;
  help: string;
  labels?: readonly string[];
  read(): Promise<number | readonly Measurement[]>;
}>;
