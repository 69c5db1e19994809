'use client'

import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LateComponent} from '#/ui/layout/late-component.tsx'
import type {CommentSectionProps} from './comment-section.tsx'

interface LateCommentsProps extends CommentSectionProps {
  /** What is shown until then. */
  children: ReactNode
}

/** Most visitors do not read as far as the comments. */
export function LateComments({children, ...section}: LateCommentsProps) {
  const t = useTranslations('error')
  return (
    <LateComponent
      load={loadSection}
      messages="comments"
      props={section}
      onFailure={(retry) => (
        <>
          {children}
          {section.withForm !== false && (
            <div role="alert" className="max-w-[46rem] noscript:hidden">
              <p className="measure">{t('text')}</p>
              <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
                {t('retry')}
              </button>
            </div>
          )}
        </>
      )}
    >
      {children}
    </LateComponent>
  )
}

const loadSection = async () => (await import('./comment-section.tsx')).CommentSection
