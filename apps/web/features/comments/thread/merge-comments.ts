import type {Comment, CommentPage, Cursor} from '../comments-queries.ts'

/**
 * The list after its newest page was loaded anew: with what is new, without what is gone, and with the older comments
 * that were shown. If the page does not reach what was shown, the list begins anew with it.
 */
export function mergeNewest(shown: CommentPage, newest: CommentPage): CommentPage {
  const last = newest.comments.at(-1)
  if (!last || !newest.hasMore) return newest
  const older = shown.comments.filter((comment) => isOlder(comment, last))
  const reaches = shown.comments.length > 0 && older.length < shown.comments.length
  if (!reaches) return newest
  return {
    comments: [...newest.comments, ...older],
    hasMore: older.length > 0 ? shown.hasMore : newest.hasMore,
  }
}

/** The list with the page that follows it. */
export function appendOlder(shown: CommentPage, older: CommentPage): CommentPage {
  const last = shown.comments.at(-1)
  const added = last ? older.comments.filter((comment) => isOlder(comment, last)) : older.comments
  return {comments: [...shown.comments, ...added], hasMore: older.hasMore}
}

export function withoutComments(page: CommentPage, ids: ReadonlySet<string>): CommentPage {
  return {...page, comments: page.comments.filter(({id}) => !ids.has(id))}
}

/** Comments of the newest page that were not shown before and are newer than all that were. */
export function arrivedSince(shown: CommentPage, newest: CommentPage): Comment[] {
  const first = shown.comments[0]
  return first ? newest.comments.filter((comment) => isOlder(first, comment)) : newest.comments
}

/** Order of the list, newest first. All of the database's times have the same form and offset, so they compare as text. */
function isOlder(one: Cursor, other: Cursor) {
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
}
