import {getMessages} from 'next-intl/server'
import {MoreMessages} from '#/ui/texts/more-messages.tsx'
import {CommentSection, type CommentSectionProps} from './thread/comment-section.tsx'

export async function Comments(props: CommentSectionProps) {
  const {comments} = await getMessages()
  return (
    <MoreMessages messages={{comments}}>
      <CommentSection key={props.eventKey} {...props} />
    </MoreMessages>
  )
}
