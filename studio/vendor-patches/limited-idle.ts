/** Long enough for typing to come first. */
const LONGEST_WAIT_MS = 200

const vendorFile = /\/node_modules\/@sanity\/validation\/lib\/[^/]+\.js$/
const unlimited = 'timeout ? { timeout } : void 0'

export const limitIdle = (code: string) =>
  code.replace(unlimited, `{ timeout: timeout ?? ${LONGEST_WAIT_MS} }`)

/**
 * Sanity checks each field of a draft once the browser is idle. On a page that is always busy, or that nobody sees, that
 * may be never, and what was pressed would wait for it.
 */
export const limitedIdle = {
  name: 'limited-idle',
  transform: (code: string, id: string) =>
    vendorFile.test(id) ? {code: limitIdle(code), map: null} : undefined,
}
