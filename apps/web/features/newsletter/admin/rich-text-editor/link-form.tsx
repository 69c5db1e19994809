'use client'

import {readTypedLink} from '@site/schemas/links/typed-link'
import {useTranslations} from 'next-intl'
import type {Command, EditorState} from 'prosemirror-state'
import {useState} from 'react'
import {useForm} from 'react-hook-form'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {linkAt, removeLink, setLink} from './editor-commands.ts'
import styles from './rich-text-editor.module.css'

interface LinkFormProps {
  id: string
  state: EditorState
  onRun: (command: Command) => void
  onClose: () => void
}

export function LinkForm({id, state, onRun, onClose}: LinkFormProps) {
  const t = useTranslations('admin.richText')
  const [{href}] = useState(() => linkAt(state))
  const {register, handleSubmit, formState} = useForm({
    defaultValues: {address: href},
    reValidateMode: 'onSubmit',
  })

  const submit = handleSubmit(({address}) => {
    const link = readTypedLink(address)
    if (link === undefined) return
    onRun(setLink(link))
    onClose()
  })

  function remove() {
    onRun(removeLink)
    onClose()
  }

  return (
    <form
      noValidate
      aria-label={t('link')}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className={styles.linkForm}
    >
      <FormField
        {...register('address', {validate: (typed) => readTypedLink(typed) !== undefined})}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It appears where somebody asked for it.
        autoFocus
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('address')}
        hint={t('addressHint')}
        error={formState.errors.address ? t('addressInvalid') : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={buttonClass()}>
          {t(href ? 'changeLink' : 'addLink')}
        </button>
        {href && (
          <button type="button" onClick={remove} className={buttonClass('quiet')}>
            {t('removeLink')}
          </button>
        )}
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
