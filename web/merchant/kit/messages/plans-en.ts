/** What a plan leaves out, and the limits of plans. */
export const plans = {
  includedIn: 'Included in the {plan} plan',
  moreIn: 'The {plan} plan has more',
  most: {
    members:
      'Your plan includes {smart_count} team member. |||| Your plan includes {smart_count} team members.',
    apiKeys: 'Your plan includes {smart_count} API key. |||| Your plan includes {smart_count} API keys.',
    webhookEndpoints:
      'Your plan includes {smart_count} webhook endpoint. |||| Your plan includes {smart_count} webhook endpoints.',
  },
} as const;
