import type {ReactNode} from 'react'

export interface CommentsProps {
  /** What the comments are stored under: the `eventKey` of an event, school, album or page. */
  eventKey: string
}

/** Where visitors' comments and the form for them go, with a heading (`h2`) of its own. There are none yet. */
export function Comments(_props: CommentsProps): ReactNode {
  return null
}
