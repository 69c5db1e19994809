import {useToast} from '@sanity/ui/toast'
import type {ClipboardEvent, DragEvent, FormEvent, SyntheticEvent} from 'react'
import {type InputProps, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {cleanPicture} from './cleaning/clean-picture.ts'
import {isHeic} from './heic.ts'
import {type Refusal, refusalOf} from './refused-file.ts'

const MESSAGE_MS = 60_000

const refusals: Refusal[] = ['pdf', 'large', 'other']

/** Events of our own, whose pictures are clean. */
const cleaned = new WeakSet<Event>()

/**
 * Sanity's input for pictures, which lets only whole pictures through, without the data of the camera, and those of Apple's
 * phones as JPEG. The Content Lake would refuse other files after their upload, without saying why or what to do, and its
 * pictures are public as they were uploaded.
 */
export function PictureFiles(props: InputProps) {
  const {push} = useToast()
  const {t} = useTranslation(fieldTexts.namespace)

  const say = (id: string, status: 'info' | 'success', files: File[], title: string) =>
    push({id, status, closable: true, duration: MESSAGE_MS, title: t(title, {names: namesOf(files)})})
  /** Says so until somebody closes it. */
  const refuse = (why: Refusal | 'heic' | 'broken', files: File[]) =>
    push({
      id: `picture-${why}`,
      status: 'warning',
      closable: true,
      duration: Infinity,
      title: t(`picture.${why}.title`, {names: namesOf(files)}),
      description: t(`picture.${why}.description`),
    })

  /** Those that are pictures by their names; says why the others are refused. */
  const onlyPictures = (files: File[]): File[] => {
    const refused = Object.groupBy(files, (file) => refusalOf(file) ?? 'none')
    for (const why of refusals) if (refused[why]) refuse(why, refused[why])
    return refused.none ?? []
  }
  /** One after the other, since each fills 50 MB and more. */
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
  /** Stops an event with files, and hands on those that can go in, clean. */
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
    // The dropped files cannot be changed; without files, the drop only ends what the dragging showed.
    sift(
      event,
      event.dataTransfer.files,
      (dataTransfer) => new window.DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}),
    )
  const onPaste = (event: ClipboardEvent) => {
    // Pasted beside a picture, into a field of text, where Sanity takes no files.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
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
