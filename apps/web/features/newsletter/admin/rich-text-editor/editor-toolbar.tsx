'use client'

import {Toolbar} from '@base-ui/react/toolbar'
import {useTranslations} from 'next-intl'
import type {Command, EditorState} from 'prosemirror-state'
import {formatCommands, formats, hasFormat, linkAt} from './editor-commands.ts'
import styles from './rich-text-editor.module.css'

interface EditorToolbarProps {
  label: string
  textId: string
  state: EditorState
  isLinking: boolean
  onRun: (command: Command) => void
  onLink: () => void
}

/** The arrow keys move between the buttons. */
export function EditorToolbar({label, textId, state, isLinking, onRun, onLink}: EditorToolbarProps) {
  const t = useTranslations('admin.richText')
  return (
    <Toolbar.Root aria-label={label} aria-controls={textId} className={styles.toolbar}>
      {formats.map((format) => (
        <Toolbar.Button
          key={format}
          aria-pressed={hasFormat(state, format)}
          // Otherwise the text would lose its selection on phones.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(formatCommands[format])}
          className={styles.button}
        >
          <span className={styles[format]}>{t(format)}</span>
        </Toolbar.Button>
      ))}
      <Toolbar.Button
        aria-pressed={linkAt(state).href !== ''}
        aria-expanded={isLinking}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
        className={styles.button}
      >
        {t('link')}
      </Toolbar.Button>
    </Toolbar.Root>
  )
}
