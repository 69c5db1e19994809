export interface Comment {
  id: string
  userId: string
  text: string
  /** The database's own text, to the microsecond: the next page starts from it. */
  createdAt: string
  isPending: boolean
  /** First name and initial. */
  authorName: string
}

/** Position in the list: the last comment loaded so far. */
export type Cursor = Pick<Comment, 'createdAt' | 'id'>

export interface CommentPage {
  comments: Comment[]
  /** True when there are older ones. */
  hasMore: boolean
}

/**
 * Updates the list with a newly loaded first page: adds new comments, drops deleted ones and keeps the older pages. If
 * the page does not overlap the list, it replaces it.
 */
export function mergeNewest(shown: CommentPage, newest: CommentPage): CommentPage {
  const last = newest.comments.at(-1)
  if (!last || !newest.hasMore) return newest
  const older = shown.comments.filter((comment) => isOlder(comment, last))
  const overlaps = shown.comments.length > 0 && older.length < shown.comments.length
  if (!overlaps) return newest
  return {
    comments: [...newest.comments, ...older],
    hasMore: older.length > 0 ? shown.hasMore : newest.hasMore,
  }
}

/** Adds the page that follows the list. */
export function appendOlder(shown: CommentPage, older: CommentPage): CommentPage {
  const last = shown.comments.at(-1)
  const added = last ? older.comments.filter((comment) => isOlder(comment, last)) : older.comments
  return {comments: [...shown.comments, ...added], hasMore: older.hasMore}
}

export function withoutComments(page: CommentPage, ids: ReadonlySet<string>): CommentPage {
  return {...page, comments: page.comments.filter(({id}) => !ids.has(id))}
}

/** Comments of the first page that are newer than all those shown. */
export function arrivedSince(shown: CommentPage, newest: CommentPage): Comment[] {
  const first = shown.comments[0]
  return first ? newest.comments.filter((comment) => isOlder(first, comment)) : newest.comments
}

/** True if `one` comes after `other` in the list. Times from the database share format and offset, so they compare as text. */
function isOlder(one: Cursor, other: Cursor) {
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
}
