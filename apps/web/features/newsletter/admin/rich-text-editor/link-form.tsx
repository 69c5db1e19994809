'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {readTypedLink} from '@site/schemas/links/typed-link'
import {useTranslations} from 'next-intl'
import type {Command, EditorState} from 'prosemirror-state'
import {useState} from 'react'
import * as z from 'zod'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {useRequestForm} from '#/ui/forms/use-request-form.ts'
import {linkAt, removeLink, setLink} from './editor-commands.ts'
import styles from './rich-text-editor.module.css'

const resolver = zodResolver(
  z.object({
    address: z.string().transform((typed, context) => {
      const link = readTypedLink(typed)
      if (link === undefined) context.addIssue('addressInvalid')
      return link ?? z.NEVER
    }),
  }),
)

interface LinkFormProps {
  id: string
  state: EditorState
  onRun: (command: Command) => void
  onClose: () => void
}

export function LinkForm({id, state, onRun, onClose}: LinkFormProps) {
  const t = useTranslations('admin.richText')
  const [{href}] = useState(() => linkAt(state))
  const {form, submit, field} = useRequestForm({
    resolver,
    defaultValues: {address: href},
    errorText: () => t('addressInvalid'),
    send: async ({address}) => {
      onRun(setLink(address))
      onClose()
      return undefined
    },
    onInvalid: () => form.setFocus('address'),
  })

  function remove() {
    onRun(removeLink)
    onClose()
  }

  return (
    <form
      noValidate
      aria-label={t('link')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className={styles.linkForm}
    >
      <FormField
        {...field('address')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It appears where somebody asked for it.
        autoFocus
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('address')}
        hint={t('addressHint')}
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
