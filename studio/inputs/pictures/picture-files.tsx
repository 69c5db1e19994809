import {useToast} from '@sanity/ui/toast'
import type {ClipboardEvent, DragEvent, FormEvent, SyntheticEvent} from 'react'
import {type InputProps, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {cleanPicture} from './cleaning/clean-picture.ts'
import {isHeic} from './heic.ts'
import {type Refusal, refusalOf} from './refused-file.ts'

const MESSAGE_MS = 60_000

const refusals: Refusal[] = ['pdf', 'large', 'other']

type Props = InputProps & {
  /** Files that come with such a text are left to the input. */
  isText?: (clipboard: DataTransfer) => boolean
}

/** We dispatched these events ourselves, and their pictures are clean. */
const cleaned = new WeakSet<Event>()

/**
 * The Content Lake refuses other files only after their upload, without saying why, and publishes pictures as they were
 * uploaded. So this lets only whole pictures through, without the camera's data, and converts those of Apple's phones
 * to JPEG.
 */
export function PictureFiles({isText, ...props}: Props) {
  const {push} = useToast()
  const {t} = useTranslation(fieldTexts.namespace)

  const say = (id: string, status: 'info' | 'success', files: File[], title: string) =>
    push({id, status, closable: true, duration: MESSAGE_MS, title: t(title, {names: namesOf(files)})})
  const refuse = (why: Refusal | 'heic' | 'broken', files: File[]) =>
    push({
      id: `picture-${why}`,
      status: 'warning',
      closable: true,
      duration: Infinity,
      title: t(`picture.${why}.title`, {names: namesOf(files)}),
      description: t(`picture.${why}.description`),
    })

  /** Reports why other files are refused. */
  const onlyPictures = (files: File[]): File[] => {
    const refused = Object.groupBy(files, (file) => refusalOf(file) ?? 'none')
    for (const why of refusals) if (refused[why]) refuse(why, refused[why])
    return refused.none ?? []
  }
  /** Each picture takes 50 MB of memory and more, so they are cleaned one after the other. */
  const clean = async (files: File[]): Promise<File[]> => {
    const photos = files.filter(isHeic)
    if (photos.length > 0) say('picture-heic', 'info', photos, 'picture.converting')
    const pictures: File[] = []
    const broken: File[] = []
    for (const file of files) {
      const picture = await cleanPicture(file).catch(() => undefined)
      if (picture) pictures.push(picture)
      else broken.push(file)
      if (files.length > 1) {
        const title = t('picture.preparing', {done: pictures.length + broken.length, count: files.length})
        push({id: 'picture-preparing', status: 'info', title})
      }
    }
    const {heic = [], other = []} = Object.groupBy(broken, (file) => (isHeic(file) ? 'heic' : 'other'))
    if (other.length > 0) refuse('broken', other)
    if (heic.length > 0) refuse('heic', heic)
    else if (photos.length > 0) say('picture-heic', 'success', photos, 'picture.converted')
    return pictures
  }
  /** Stops an event with files and dispatches a new one with the cleaned pictures. */
  const sift = (
    event: SyntheticEvent,
    list: FileList | null,
    handOn: (pictures: DataTransfer) => Event | undefined,
  ) => {
    const files = [...(list ?? [])]
    const {target, nativeEvent} = event
    if (files.length === 0 || cleaned.has(nativeEvent)) return
    if (target instanceof Element && target.closest('[data-takes-any-file]')) return
    event.preventDefault()
    event.stopPropagation()
    void clean(onlyPictures(files)).then((pictures) => {
      const transfer = new DataTransfer()
      for (const picture of pictures) transfer.items.add(picture)
      const ofOurs = handOn(transfer)
      if (!ofOurs) return
      cleaned.add(ofOurs)
      target.dispatchEvent(ofOurs)
    })
  }

  const onChange = (event: FormEvent) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return
    sift(event, field.files, ({files}) => {
      if (files.length === 0) return undefined
      field.files = files
      return new Event('change', {bubbles: true})
    })
  }
  const onDrop = (event: DragEvent) =>
    // The files of a drop cannot be changed. A drop without files only ends what dragging showed.
    sift(
      event,
      event.dataTransfer.files,
      (dataTransfer) => new window.DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}),
    )
  const onPaste = (event: ClipboardEvent) => {
    // Sanity takes no files that are pasted into a text field beside a picture.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    if (isText?.(event.clipboardData)) return
    sift(event, event.clipboardData.files, (clipboardData) =>
      clipboardData.files.length > 0
        ? new window.ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true})
        : undefined,
    )
  }
  return (
    <div onChangeCapture={onChange} onDropCapture={onDrop} onPasteCapture={onPaste}>
      {props.renderDefault(props)}
    </div>
  )
}

const namesOf = (files: File[]) => files.map(({name}) => name).join(', ')
