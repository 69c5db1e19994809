'use client'

import type {ReactNode} from 'react'
import {LateComponent} from '#/ui/late/late-component.tsx'
import type {CommentSectionProps} from './comment-section.tsx'

interface LateCommentsProps {
  section: CommentSectionProps
  failure: string | undefined
  /** What is shown until then. */
  children: ReactNode
}

/** Most visitors do not read as far as the comments. */
export function LateComments({section, failure, children}: LateCommentsProps) {
  return (
    <LateComponent load={loadSection} messages="comments" props={section} failure={failure}>
      {children}
    </LateComponent>
  )
}

const loadSection = async () => (await import('./comment-section.tsx')).CommentSection
