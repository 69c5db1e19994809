/** Both limits are in code points. */
export const COMMENT_LIMIT = 2000

export const REPORT_REASON_LIMIT = 500
