'use client'

import {NEWSLETTER_SUBJECT_LIMIT, type NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useTranslations} from 'next-intl'
import {FormField} from '#/ui/forms/form-field.tsx'
import {RichTextEditor} from '../rich-text-editor/rich-text-editor.tsx'
import type {DraftFault, IssueLanguage} from './draft-faults.ts'

interface IssueFieldsProps {
  language: IssueLanguage
  idOf: (part: string, language: string) => string
  draft: NewsletterDraft
  initial: NewsletterDraft
  faults: readonly DraftFault[]
  onChange: (draft: NewsletterDraft) => void
}

export function IssueFields({language, idOf, draft, initial, faults, onChange}: IssueFieldsProps) {
  const t = useTranslations('admin.newsletter')
  const isRequired = language === 'lt'

  function faultOf(part: DraftFault['part']) {
    const fault = faults.find((each) => each.part === part && each.language === language)
    return fault && t(`fault.${fault.code}-${part}-${language}`)
  }

  return (
    <section aria-labelledby={idOf('title', language)} className="grid grid-cols-1 content-start gap-4">
      <div>
        <h3 id={idOf('title', language)} className="text-h3">
          {t(`language.${language}`)}
        </h3>
        <p className="text-small text-muted">{t(`editor.about-${language}`)}</p>
      </div>
      <FormField
        id={idOf('subject', language)}
        label={t(`field.subject-${language}`)}
        error={faultOf('subject')}
        optional={!isRequired}
        lang={language}
        maxLength={NEWSLETTER_SUBJECT_LIMIT}
        autoComplete="off"
        value={draft.subject[language]}
        onChange={({target}) => onChange({...draft, subject: {...draft.subject, [language]: target.value}})}
      />
      <RichTextEditor
        id={idOf('content', language)}
        label={t(`field.content-${language}`)}
        error={faultOf('content')}
        lang={language}
        isRequired={isRequired}
        initial={initial.content[language]}
        onChange={(content) => onChange({...draft, content: {...draft.content, [language]: content}})}
      />
    </section>
  )
}
