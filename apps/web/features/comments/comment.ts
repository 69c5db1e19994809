/** A comment as the page shows it. */
export interface Comment {
  id: string
  userId: string
  text: string
  /** As the database tells it, to the microsecond: the list goes on from it. */
  createdAt: string
  isPending: boolean
  /** First name and initial. */
  authorName: string
}

/** Where a list goes on: the last comment that is known. */
export type Place = Pick<Comment, 'createdAt' | 'id'>
