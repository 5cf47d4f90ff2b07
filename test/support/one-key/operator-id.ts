/** The operator in the configuration of these calls; plans can be chosen without it, bills need the merchant. */
export const operatorId = 999;
