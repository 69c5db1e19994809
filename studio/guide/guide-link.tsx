import {BookIcon} from '@sanity/icons/Book'
import {Button} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {useIntentLink} from 'sanity/router'
import type {GuideSection} from './guide-sections.ts'
import {guideTexts} from './texts.ts'

interface GuideLinkProps {
  section?: GuideSection
  text: 'link.form' | 'link.task' | 'link.whole'
  task?: string
}

export function GuideLink({section, text, task}: GuideLinkProps) {
  const {t} = useTranslation(guideTexts.namespace)
  const {href, onClick} = useIntentLink({intent: 'guide', params: section ? {section} : {}})
  return (
    <Button
      as="a"
      href={href}
      onClick={onClick}
      mode="bleed"
      icon={BookIcon}
      text={t(text)}
      aria-label={task && t('link.task.label', {task})}
    />
  )
}
