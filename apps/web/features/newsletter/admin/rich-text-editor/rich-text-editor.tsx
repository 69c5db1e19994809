'use client'

import type {RichText} from '@site/schemas/texts/rich-text'
import {history} from 'prosemirror-history'
import {keymap} from 'prosemirror-keymap'
import {EditorState, type Command} from 'prosemirror-state'
import {EditorView} from 'prosemirror-view'
import {useTranslations} from 'next-intl'
import {useEffect, useEffectEvent, useRef, useState} from 'react'
import {editorKeys} from './editor-commands.ts'
import {toDocument, toRichText} from './editor-document.ts'
import {EditorToolbar} from './editor-toolbar.tsx'
import {LinkForm} from './link-form.tsx'
import styles from './rich-text-editor.module.css'

interface RichTextEditorProps {
  id: string
  label: string
  hint?: string
  error?: string
  /** Spelling and screen readers use the language. */
  lang: string
  isRequired: boolean
  /** Later values are ignored. */
  initial: RichText
  onChange: (text: RichText) => void
}

export function RichTextEditor(props: RichTextEditorProps) {
  const {id, label, hint, error, lang, isRequired, initial, onChange} = props
  const t = useTranslations('admin.richText')
  const form = useTranslations('form')
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [first] = useState(() => EditorState.create({doc: toDocument(initial), plugins: [history()]}))
  const [state, setState] = useState(first)
  const [isLinking, setIsLinking] = useState(false)

  const attributes = {
    id,
    role: 'textbox',
    lang,
    class: styles.text ?? '',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-required': String(isRequired),
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' '),
    ...(error && {'aria-invalid': 'true'}),
  }

  const update = useEffectEvent((next: EditorState, isChanged: boolean) => {
    setState(next)
    if (isChanged) onChange(toRichText(next.doc))
  })
  const openLink = useEffectEvent(() => setIsLinking(true))
  const readAttributes = useEffectEvent(() => attributes)

  useEffect(() => {
    const keys = {...editorKeys, 'Mod-k': () => (openLink(), true)}
    const created = new EditorView(place.current, {
      state: first,
      plugins: [keymap(keys)],
      attributes: readAttributes(),
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction)
        created.updateState(next)
        update(next, transaction.docChanged)
      },
    })
    view.current = created
    return () => created.destroy()
  }, [first])

  useEffect(() => view.current?.setProps({attributes}))

  function run(command: Command) {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch)
    editor.focus()
  }

  function closeLink() {
    setIsLinking(false)
    view.current?.focus()
  }

  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="font-semibold">
        {label}
        {!isRequired && <span className="font-normal text-muted"> ({form('optional')})</span>}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-small text-muted">
          {hint}
        </p>
      )}
      <div className={styles.frame} data-invalid={error ? true : undefined}>
        <EditorToolbar
          label={t('toolbar', {field: label})}
          textId={id}
          state={state}
          isLinking={isLinking}
          onRun={run}
          onLink={() => setIsLinking(!isLinking)}
        />
        {isLinking && <LinkForm id={`${id}-link`} state={state} onRun={run} onClose={closeLink} />}
        <div ref={place} />
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
