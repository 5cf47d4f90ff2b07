import * as z from 'zod';
import { variables } from './variable.ts';

/** Reference rates of the last ninety days, published by the European Central Bank on TARGET days. */
export const ecbRatesUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

/** Exchange rates. */
export const ratesVariables = {
  RATES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .register(variables, {
      description: 'the central bank’s file of exchange rates',
      example: ecbRatesUrl,
      defaultText: `${ecbRatesUrl} in production; none otherwise`,
      details:
        'The worker asks it while the rate of the newest TARGET day is missing. Set to an empty value it is never asked, and rates are [imported by hand](operations/month-end.md#exchange-rates).',
    }),
};
