import {CommentSection} from './comment-section.tsx'

export interface CommentsProps {
  /** What the comments are stored under: the `eventKey` of an event, school, album or page. */
  eventKey: string
  /** Keys of other things whose comments are listed too. */
  alsoOn?: readonly string[]
  /** Without it the comments are shown, and written elsewhere. */
  withForm?: boolean
  /** Level of the heading: one below that of the section that it is in. */
  heading?: 'h2' | 'h3'
}

/** Visitors' comments and the form for them, with a heading of its own. */
export function Comments({eventKey, alsoOn = [], withForm = true, heading = 'h2'}: CommentsProps) {
  return (
    <CommentSection
      key={eventKey}
      eventKey={eventKey}
      alsoOn={alsoOn}
      withForm={withForm}
      heading={heading}
    />
  )
}
