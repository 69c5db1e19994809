'use client'

import {useTranslations} from 'next-intl'
import {useRef, useState, type DragEvent} from 'react'
import {askWorker} from '#/ui/files/ask-worker.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {ProgressBar} from '../line/progress-bar.tsx'
import type {OpenedStatement, StatementFault} from '../statement/statement-line.ts'
import {StatementPreview} from './statement-preview.tsx'
import {useAdding} from './use-adding.ts'

interface OpenedFile {
  name: string
  statement: Extract<OpenedStatement, {ok: true}>
}

async function readInWorker(file: File): Promise<OpenedStatement> {
  const worker = new Worker(new URL('../statement/statement-worker.ts', import.meta.url), {type: 'module'})
  const answer = await askWorker<OpenedStatement>(worker, file)
  if (typeof answer === 'object') return answer
  return {ok: false, fault: {code: answer === 'tooSlow' ? 'tooSlow' : 'notAStatement'}}
}

/** The file is read in the browser. Its lines are stored before anybody decides about them. */
export function AddStatement() {
  const t = useTranslations('admin.bank.upload')
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const [fault, setFault] = useState<StatementFault & {file: string}>()
  const [opened, setOpened] = useState<OpenedFile>()
  const {progress, add, stop} = useAdding()

  async function read(file: File | undefined) {
    if (!file || isReading || progress) return
    setFault(undefined)
    setOpened(undefined)
    setIsReading(true)
    const statement = await readInWorker(file)
    setIsReading(false)
    if (statement.ok) setOpened({name: file.name, statement})
    else setFault({...statement.fault, file: file.name})
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsDraggedOver(false)
    void read(event.dataTransfer.files[0])
  }

  return (
    <section aria-label={t('label')} className="grid grid-cols-1 gap-4">
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
        className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center sm:p-8 ${isDraggedOver ? 'border-brand bg-sunken' : 'border-line'}`}
      >
        <p className="text-lead max-sm:hidden">{t('drop')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.ofx,.qfx,text/csv,text/plain,application/x-ofx"
          aria-label={t('choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={({target}) => {
            const file = target.files?.[0]
            void read(file)
            target.value = ''
          }}
        />
        <button type="button" onClick={() => input.current?.click()} className={buttonClass('quiet')}>
          <BusyLabel isBusy={isReading} busy={t('reading')}>
            {t('choose')}
          </BusyLabel>
        </button>
        <p className="max-w-2xl text-small text-muted">{t('limits')}</p>
      </div>
      {fault && (
        <div
          role="alert"
          className="rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3"
        >
          <p className="font-semibold wrap-anywhere">{t('notRead', {name: fault.file})}</p>
          <p>{t(`fault.${fault.code}`, {value: fault.value ?? ''})}</p>
        </div>
      )}
      {progress && <ProgressBar label={t('adding')} {...progress} onStop={stop} />}
      {opened && (
        <div hidden={progress !== null}>
          <StatementPreview
            key={opened.name}
            name={opened.name}
            statement={opened.statement}
            onAdd={async (parts) => {
              if (await add(parts, opened.name)) setOpened(undefined)
            }}
            onClose={() => setOpened(undefined)}
          />
        </div>
      )}
    </section>
  )
}
