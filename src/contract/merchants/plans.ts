/** What each plan has and costs: the table that the server obeys and that the pages show. */
export {
  isOnSale,
  planFeatures,
  planHas,
  planPrices,
  plans,
  plansWith,
  upcomingFeatures,
  type Plan,
  type PlanFeature,
  type UpcomingFeature,
} from '#kernel/plans.ts';
