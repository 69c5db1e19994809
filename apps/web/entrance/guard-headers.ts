/** The proxy's `matcher` leaves out a request that has it. */
export const ordinaryHeader = 'x-ordinary-page'

/**
 * With Next's key in it, the same as in the cookie of draft mode, Next renders a page again and stores it. Whoever was ever
 * sent a link to a draft has that key. The site itself revalidates by tag and never sends it.
 */
export const revalidateHeader = 'x-prerender-revalidate'

/** This path answers 400. */
export const malformedRequestPath = '/api/malformed'
