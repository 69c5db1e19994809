import {Comments} from '#/features/comments/comments.tsx'
import {Likes} from '#/features/likes/like-button.tsx'

interface AlbumReactionsProps {
  eventKey: string | null
  heading: 'h2' | 'h3'
  /** The title of the album, if its comment form opens on request. */
  formOnRequest?: string
}

export function AlbumReactions({eventKey, heading, formOnRequest}: AlbumReactionsProps) {
  if (!eventKey) return null
  return (
    <div className="mt-8 grid gap-8 empty:hidden">
      <Likes eventKey={eventKey} />
      <Comments
        eventKey={eventKey}
        heading={heading}
        form={formOnRequest === undefined ? 'shown' : 'onRequest'}
        about={formOnRequest}
      />
    </div>
  )
}
