/** The name under which the browser tells the worker that the network is back, for what waits. */
export const OUTBOX_TAG = 'outbox'
