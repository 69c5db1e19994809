import {Comments} from '#/features/comments/comments.tsx'
import {Likes} from '#/features/likes/like-button.tsx'

interface AlbumReactionsProps {
  eventKey: string | null
  heading: 'h2' | 'h3'
}

export function AlbumReactions({eventKey, heading}: AlbumReactionsProps) {
  if (!eventKey) return null
  return (
    <div className="mt-8 grid gap-8 empty:hidden">
      <Likes eventKey={eventKey} />
      <Comments eventKey={eventKey} heading={heading} />
    </div>
  )
}
