import {languages, type Language} from '@site/schemas/languages'
import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useRef, useState, type SubmitEvent} from 'react'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {chooseEmailLanguage, type LanguageError} from './email-language-actions.ts'

interface EmailLanguageFormProps {
  token: string
  chosen: Language | null
  onChosen: (language: Language) => void
  onGone: () => void
}

/** The field starts with the language of the page, which the link in the email opens. */
export function EmailLanguageForm({token, chosen, onChosen, onGone}: EmailLanguageFormProps) {
  const t = useTranslations('emailLanguage')
  const [wanted, setWanted] = useState<Language>(useLocale())
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<Exclude<LanguageError, 'notFound'>>()
  const heading = useRef<HTMLHeadingElement>(null)

  // Screen readers read the question in place of the loading message.
  useEffect(() => heading.current?.focus({preventScroll: true}), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsBusy(true)
    setError(undefined)
    const result = await chooseEmailLanguage(token, wanted)
    setIsBusy(false)
    if (result.ok) onChosen(wanted)
    else if (result.error === 'notFound') onGone()
    else setError(result.error)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="max-w-2xl">
      <h2 ref={heading} id="email-language" tabIndex={-1} className="text-h2 outline-none">
        {t('question')}
      </h2>
      <p className="mt-3 text-lead">
        {chosen && `${t(`now.${chosen}`)} `}
        {t('text')}
      </p>
      <fieldset aria-labelledby="email-language" className="mt-5 grid gap-1">
        {languages.map(({id}) => (
          <Choice
            key={id}
            type="radio"
            name="language"
            value={id}
            checked={wanted === id}
            onChange={() => setWanted(id)}
          >
            <span lang={id}>{t(`name.${id}`)}</span>
          </Choice>
        ))}
      </fieldset>
      <p role="alert" className="mt-4 font-semibold text-danger empty:hidden">
        {error && `${t('failedTitle')}. ${t(`error.${error}`)}`}
      </p>
      <SubmitButton label={t('save')} busyLabel={t('saving')} isBusy={isBusy} className="mt-4" />
    </form>
  )
}
