'use client'

import {readTypedLink} from '@site/schemas/links/typed-link'
import {useTranslations} from 'next-intl'
import type {Command, EditorState} from 'prosemirror-state'
import {useState, type SubmitEvent} from 'react'
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
  const [typed, setTyped] = useState(href)
  const [isInvalid, setIsInvalid] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const link = readTypedLink(typed)
    setIsInvalid(link === undefined)
    if (link === undefined) {
      document.getElementById(id)?.focus()
      return
    }
    onRun(setLink(link))
    onClose()
  }

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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It appears where somebody asked for it.
        autoFocus
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('address')}
        hint={t('addressHint')}
        error={isInvalid ? t('addressInvalid') : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
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
