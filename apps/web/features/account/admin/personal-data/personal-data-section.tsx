'use client'

import {useTranslations} from 'next-intl'
import {useId, useRef, useState} from 'react'
import {useForm} from 'react-hook-form'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {saveFile} from '#/ui/links/save-file.ts'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {exportPersonalData, isAddress, type PersonalData} from './personal-data-actions.ts'
import {ErasureDialog} from './erasure-dialog.tsx'

interface Found {
  email: string
  data: PersonalData
}

export function PersonalDataSection() {
  const t = useTranslations('admin.personalData')
  const id = useId()
  const resultRef = useRef<HTMLDivElement>(null)
  const {register, handleSubmit, setError, reset, formState} = useForm({
    defaultValues: {email: ''},
    reValidateMode: 'onSubmit',
  })
  const {errors, isSubmitting} = formState
  const [found, setFound] = useState<Found>()
  const [isErasing, setIsErasing] = useState(false)

  const find = handleSubmit(
    async (typed) => {
      const email = typed.email.trim()
      setFound(undefined)
      const result = await exportPersonalData(email)
      if (result.ok) setFound({email, data: result.data})
      else setError('email', {type: 'failed'})
    },
    () => setFound(undefined),
  )

  return (
    <section className="mt-12 grid max-w-2xl gap-4 border-t border-line pt-8">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="text-muted">{t('text')}</p>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void find()
        }}
      >
        <FormField
          {...register('email', {validate: isAddress})}
          id={id}
          type="email"
          label={t('email')}
          error={errors.email && t(`error.${errors.email.type === 'failed' ? 'failed' : 'address'}`)}
          autoComplete="off"
          maxLength={254}
        />
        <button type="submit" className={`${buttonClass('quiet')} justify-self-start`}>
          <BusyLabel isBusy={isSubmitting} busy={t('finding')}>
            {t('find')}
          </BusyLabel>
        </button>
      </form>
      <div ref={resultRef} tabIndex={-1} aria-live="polite">
        {found && <FoundData found={found} onErase={() => setIsErasing(true)} />}
      </div>
      <ErasureDialog
        email={found?.email}
        isOpen={isErasing}
        onClose={() => setIsErasing(false)}
        onDone={() => {
          toast.success(t('erased'))
          setFound(undefined)
          reset()
          resultRef.current?.focus()
        }}
      />
    </section>
  )
}

function FoundData({found: {email, data}, onErase}: {found: Found; onErase: () => void}) {
  const t = useTranslations('admin.personalData')
  const [messages, registrations, emails] = [
    data.messages.length,
    data.registrations.length,
    data.emails.length,
  ]
  const others = (['newsletter', 'email_language', 'suppressed_address'] as const).filter(
    (each) => data[each],
  )
  if (messages + registrations + emails + others.length === 0) return <p>{t('nothing', {email})}</p>
  return (
    <>
      <p className="wrap-anywhere">{t('found', {email, messages, registrations, emails})}</p>
      {others.length > 0 && (
        <p className="mt-2">{t('also', {list: others.map((each) => t(`other.${each}`)).join(', ')})}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => saveFile(`${email}.json`, 'application/json', JSON.stringify(data, null, 2))}
          className={buttonClass('quiet')}
        >
          {t('download')}
        </button>
        <button type="button" onClick={onErase} className={buttonClass('give')}>
          {t('erase')}
        </button>
      </div>
    </>
  )
}
