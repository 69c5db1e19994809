import type {ReactNode} from 'react'

export interface LikesProps {
  /** What the likes are stored under: the `eventKey` of an event or album. */
  eventKey: string
}

/** Where the button goes that likes an event or album and says how many do. There are no likes yet. */
export function Likes(_props: LikesProps): ReactNode {
  return null
}
