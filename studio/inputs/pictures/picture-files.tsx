import {useToast} from '@sanity/ui/toast'
import type {ClipboardEvent, DragEvent, FormEvent} from 'react'
import {type InputProps, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {type Refusal, refusalOf} from './refused-file.ts'

const MESSAGE_MS = 60_000

/**
 * Sanity's input for pictures, which lets only pictures through. The Content Lake would refuse other files after their
 * upload, without saying why or what to do.
 */
export function PictureFiles(props: InputProps) {
  const {push} = useToast()
  const {t} = useTranslation(fieldTexts.namespace)

  const explain = (files: File[]) => {
    for (const [refusal, refused] of Object.entries(
      Object.groupBy(files, (file) => refusalOf(file) ?? 'other'),
    ) as [Refusal, File[]][]) {
      push({
        id: `refused-${refusal}`,
        status: 'warning',
        closable: true,
        duration: MESSAGE_MS,
        title: t(`picture.${refusal}.title`, {names: refused.map(({name}) => name).join(', ')}),
        description: t(`picture.${refusal}.description`),
      })
    }
  }
  /** Explains refused files and returns the others; undefined if there is nothing to refuse. */
  const sift = (files: FileList | undefined | null): DataTransfer | undefined => {
    const all = [...(files ?? [])]
    const refused = all.filter(refusalOf)
    if (refused.length === 0) return undefined
    explain(refused)
    const rest = new DataTransfer()
    for (const file of all) if (!refused.includes(file)) rest.items.add(file)
    return rest
  }

  const onChange = (event: FormEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return
    if ('takesAnyFile' in field.dataset) return
    const rest = sift(field.files)
    if (!rest) return
    if (rest.files.length > 0) field.files = rest.files
    else event.stopPropagation()
  }
  const onDrop = (event: DragEvent) => {
    const rest = sift(event.dataTransfer.files)
    if (!rest) return
    stop(event)
    // The dropped files cannot be changed; without files, the drop only ends what the dragging showed.
    event.target.dispatchEvent(
      new window.DragEvent('drop', {dataTransfer: rest, bubbles: true, cancelable: true}),
    )
  }
  const onPaste = (event: ClipboardEvent) => {
    const rest = sift(event.clipboardData.files)
    if (!rest) return
    stop(event)
    if (rest.files.length === 0) return
    event.target.dispatchEvent(
      new window.ClipboardEvent('paste', {clipboardData: rest, bubbles: true, cancelable: true}),
    )
  }
  return (
    <div onChangeCapture={onChange} onDropCapture={onDrop} onPasteCapture={onPaste}>
      {props.renderDefault(props)}
    </div>
  )
}

function stop(event: DragEvent | ClipboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
