/** The tag under which the browser tells the service worker that the network is back for the outbox. */
export const OUTBOX_TAG = 'outbox'
