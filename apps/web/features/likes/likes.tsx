import {LikeButton} from './like-button.tsx'

export interface LikesProps {
  /** What the likes are stored under: the `eventKey` of an event or album. */
  eventKey: string
}

/** The button that likes an event or album and says how many do. */
export function Likes({eventKey}: LikesProps) {
  return <LikeButton key={eventKey} eventKey={eventKey} />
}
