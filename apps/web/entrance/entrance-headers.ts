/** The proxy's `matcher` leaves out a request that has it: request-guard.ts has found its page. */
export const ordinaryHeader = 'x-ordinary-page'

/** It carries the query of a page past Next to the proxy. */
export const queryHeader = 'x-page-query'

/**
 * With Next's key in it, the same as in the cookie of draft mode, Next renders a page again and stores it. Whoever was ever
 * sent a link to a draft has that key. The site itself revalidates by tag and never sends it.
 */
export const revalidateHeader = 'x-prerender-revalidate'

/**
 * The site itself asks for the 404 page with this header. It is no secret: a visitor who sends it gains nothing, and costs no
 * more than a request for an unknown path.
 */
export const copyHeader = 'x-not-found-copy'

/** This path answers 400. */
export const malformedRequestPath = '/api/malformed'
