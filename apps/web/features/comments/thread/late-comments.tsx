'use client'

import {useRef} from 'react'
import {LateComponent} from '#/ui/late/late-component.tsx'
import type {CommentSectionProps} from './comment-section.tsx'
import {CommentsFrame} from './comments-frame.tsx'

interface LateCommentsProps {
  section: Omit<CommentSectionProps, 'title'>
  title: string
  failure: string
}

/** Most visitors do not read as far as the comments. */
export function LateComments({section, title: text, failure}: LateCommentsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  if (section.form !== 'shown')
    return <LateComponent load={loadSection} messages="comments" props={section} />
  return (
    <CommentsFrame titleRef={title} heading={section.heading} title={text}>
      <LateComponent
        load={loadSection}
        messages="comments"
        props={{...section, title}}
        failure={failure}
        className="mt-4 min-h-[22.5rem] md:min-h-[21.1rem] noscript:hidden"
      />
    </CommentsFrame>
  )
}

const loadSection = async () => (await import('./comment-section.tsx')).CommentSection
