/** Maximum length of a comment, in code points. */
export const COMMENT_LIMIT = 2000

/** Maximum length of the reason of a report, in code points. */
export const REPORT_REASON_LIMIT = 500
