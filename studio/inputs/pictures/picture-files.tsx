import {useToast} from '@sanity/ui/toast'
import type {ClipboardEvent, DragEvent, FormEvent, SyntheticEvent} from 'react'
import {type InputProps, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {heicToJpeg, isHeic} from './heic.ts'
import {type Refusal, refusalOf} from './refused-file.ts'

const MESSAGE_MS = 60_000

const refusals: Refusal[] = ['pdf', 'large', 'other']

/**
 * Sanity's input for pictures, which lets only pictures through, and those of Apple's phones as JPEG. The Content Lake would
 * refuse other files after their upload, without saying why or what to do.
 */
export function PictureFiles(props: InputProps) {
  const {push} = useToast()
  const {t} = useTranslation(fieldTexts.namespace)

  const say = (
    id: string,
    status: 'info' | 'success' | 'warning',
    files: File[],
    texts: {title: string; more?: string},
  ) =>
    push({
      id,
      status,
      closable: true,
      duration: MESSAGE_MS,
      title: t(texts.title, {names: files.map(({name}) => name).join(', ')}),
      description: texts.more && t(texts.more),
    })
  const refuse = (why: Refusal | 'heic', files: File[]) =>
    say(`picture-${why}`, 'warning', files, {
      title: `picture.${why}.title`,
      more: `picture.${why}.description`,
    })

  /** Those that are pictures; says why the others are refused. */
  const onlyPictures = (files: File[]): File[] => {
    const refused = Object.groupBy(files, (file) => refusalOf(file) ?? 'none')
    for (const why of refusals) if (refused[why]) refuse(why, refused[why])
    return refused.none ?? []
  }
  const convert = async (files: File[]): Promise<File[]> => {
    const photos = files.filter(isHeic)
    if (photos.length === 0) return files
    say('picture-heic', 'info', photos, {title: 'picture.converting'})
    const {pictures, failed} = await heicToJpeg(files)
    if (failed.length > 0) refuse('heic', failed)
    else say('picture-heic', 'success', photos, {title: 'picture.converted'})
    return pictures
  }
  /** Stops an event with files that cannot go in as they are, and hands on those that can. */
  const sift = (event: SyntheticEvent, list: FileList | null, handOn: (pictures: DataTransfer) => void) => {
    const files = [...(list ?? [])]
    if (!files.some((file) => refusalOf(file) || isHeic(file))) return
    event.preventDefault()
    event.stopPropagation()
    void convert(onlyPictures(files)).then((kept) => {
      const transfer = new DataTransfer()
      for (const file of kept) transfer.items.add(file)
      handOn(transfer)
    })
  }

  const onChange = (event: FormEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return
    if ('takesAnyFile' in field.dataset) return
    sift(event, field.files, ({files}) => {
      if (files.length === 0) return
      field.files = files
      field.dispatchEvent(new Event('change', {bubbles: true}))
    })
  }
  const onDrop = (event: DragEvent) => {
    const {target} = event
    // The dropped files cannot be changed; without files, the drop only ends what the dragging showed.
    sift(event, event.dataTransfer.files, (dataTransfer) =>
      target.dispatchEvent(new window.DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true})),
    )
  }
  const onPaste = (event: ClipboardEvent) => {
    const {target} = event
    sift(event, event.clipboardData.files, (clipboardData) => {
      if (clipboardData.files.length === 0) return
      target.dispatchEvent(
        new window.ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
      )
    })
  }
  return (
    <div onChangeCapture={onChange} onDropCapture={onDrop} onPasteCapture={onPaste}>
      {props.renderDefault(props)}
    </div>
  )
}
