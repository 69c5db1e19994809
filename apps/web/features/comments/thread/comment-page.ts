export interface Comment {
  id: string
  userId: string
  text: string
  /** It stays unparsed, since the cursor needs its microseconds. */
  createdAt: string
  isPending: boolean
  authorName: string
}

/** The next page starts after this comment. */
export type Cursor = Pick<Comment, 'createdAt' | 'id'>

export interface CommentPage {
  comments: Comment[]
  hasMore: boolean
}

/** Adds new comments, drops deleted ones and keeps older pages. A page that does not overlap the list replaces it. */
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

/** Leaves out comments that the list already has. */
export function appendOlder(shown: CommentPage, older: CommentPage): CommentPage {
  const last = shown.comments.at(-1)
  const added = last ? older.comments.filter((comment) => isOlder(comment, last)) : older.comments
  return {comments: [...shown.comments, ...added], hasMore: older.hasMore}
}

export function withoutComments(page: CommentPage, ids: ReadonlySet<string>): CommentPage {
  return {...page, comments: page.comments.filter(({id}) => !ids.has(id))}
}

export function arrivedSince(shown: CommentPage, newest: CommentPage): Comment[] {
  const first = shown.comments[0]
  return first ? newest.comments.filter((comment) => isOlder(first, comment)) : newest.comments
}

/** Times from the database share a format, so they compare as text. */
function isOlder(one: Cursor, other: Cursor) {
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
}
