import {useToast} from '@sanity/ui/toast'
import {useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {cleanPicture} from './cleaning/clean-picture.ts'
import {isHeic} from './heic.ts'
import {type Refusal, refusalOf} from './refused-file.ts'

const MESSAGE_MS = 60_000

const refusals: Refusal[] = ['pdf', 'large', 'other']

/**
 * The Content Lake refuses other files only after their upload, without saying why, and publishes pictures as they were
 * uploaded. So the returned function lets only whole pictures through, without the camera's data, and converts those of
 * Apple's phones to JPEG. It says what becomes of each file.
 */
export function useCleanPictures(): (files: File[]) => Promise<File[]> {
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
  return (files) => clean(onlyPictures(files))
}

const namesOf = (files: File[]) => files.map(({name}) => name).join(', ')
