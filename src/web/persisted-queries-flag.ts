/** Whether answers are stored on this device (query-persistence.ts), readable without loading that file on a first visit. */
export const persistedQueriesFlag = "evenday.reads";
