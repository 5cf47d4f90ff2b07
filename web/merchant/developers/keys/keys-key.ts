/** Key of the queries of the merchant's API keys. */
export const keysKey = ['api-keys'] as const;
