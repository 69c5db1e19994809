'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {letterAudiences, letterPurposes, type LetterAudience} from '@site/schemas/statuses/newsletter'
import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {Choice} from '#/ui/forms/choice.tsx'
import {lettersQuery} from './newsletter-issues-queries.ts'

interface LetterReaderFieldsProps {
  draft: NewsletterDraft
  onChange: (draft: NewsletterDraft) => void
}

/** Former members have no meetings, so a letter to them is about their membership. */
export function LetterReaderFields({draft, onChange}: LetterReaderFieldsProps) {
  const t = useTranslations('admin.letters')
  const id = useId()
  return (
    <div className="grid max-w-3xl gap-6 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5">
      <fieldset>
        <legend className="font-semibold">{t('to')}</legend>
        {letterAudiences.map((audience) => (
          <Choice
            key={audience}
            type="radio"
            name={`${id}-audience`}
            value={audience}
            checked={draft.audience === audience}
            onChange={() =>
              onChange({...draft, audience, purpose: audience === 'ended' ? 'membership' : draft.purpose})
            }
          >
            {t(`audience.${audience}`)} <ReaderCount audience={audience} />
          </Choice>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t('why')}</legend>
        {letterPurposes
          .filter((purpose) => draft.audience === 'members' || purpose === 'membership')
          .map((purpose) => (
            <Choice
              key={purpose}
              type="radio"
              name={`${id}-purpose`}
              value={purpose}
              checked={draft.purpose === purpose}
              onChange={() => onChange({...draft, purpose})}
            >
              {t(`purpose.${purpose}`)}
            </Choice>
          ))}
      </fieldset>
    </div>
  )
}

function ReaderCount({audience}: {audience: LetterAudience}) {
  const {data} = useSettledQuery(lettersQuery(audience))
  return data && <span className="text-muted">({data.members})</span>
}
