/** As in the contract (`bankLineStates`). */
export type LineState = 'NEW' | 'SUGGESTED' | 'MATCHED' | 'TO_RETURN' | 'IGNORED';
/** As in the contract (`asideReasons`). */
export type LineAsideReason = 'OUTGOING' | 'BY_HAND' | 'RETURNED' | 'REVERSED';
