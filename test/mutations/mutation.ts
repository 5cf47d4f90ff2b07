/** A rule of the product that is taken away, and the test that must fail then. */
export type Mutation = Readonly<{
  name: string;
  file: string;
  from: string;
  to: string;
  project: 'faults' | 'integration' | 'unit' | 'unit-components';
  test: string;
  /** Part of the test's title. */
  message: string;
}>;
