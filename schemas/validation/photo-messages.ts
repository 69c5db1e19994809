import type {KeyedObject, ValidationContext} from '@sanity/types'
import {type Bilingual, type Language, languages} from '../languages.ts'
import {message} from './messages.ts'

type Photo = KeyedObject & {_type?: string; alt?: Bilingual<string>; caption?: Bilingual<string>}

/** Names the photo, because the Studio's list of errors shows only the field. */
export const altMissing = (context: ValidationContext, language: Language): string =>
  aboutPicture(context, photoOf(context, context.path?.slice(0, -1)), `noAlt_${language}`)

export const pictureSmall = (
  context: ValidationContext,
  values: {width: number; height: number; enough: number},
): string => aboutPicture(context, photoOf(context, context.path), 'small', values)

function aboutPicture(
  context: ValidationContext,
  photo: NumberedPhoto | undefined,
  problem: 'noAlt_lt' | 'noAlt_en' | 'small',
  values: Record<string, number> = {},
): string {
  if (!photo) return message(context, `picture.${problem}`, values)
  const {number, title} = photo
  const said = message(context, `photo.${problem}`, values)
  return title
    ? message(context, 'photo.named', {number, title, message: said})
    : message(context, 'photo.numbered', {number, message: said})
}

interface NumberedPhoto {
  number: number
  title?: string
}

function photoOf(
  {document}: ValidationContext,
  path: ValidationContext['path'] = [],
): NumberedPhoto | undefined {
  const key = path.at(-1)
  if (typeof key !== 'object' || !('_key' in key)) return undefined
  const photos = [...photosAt(document, path.slice(0, -1))]
  const index = photos.findIndex(({_key}) => _key === key._key)
  const photo = photos[index]
  if (!photo) return undefined
  const titles = [photo.caption, photo.alt].flatMap((text) => languages.map(({id}) => text?.[id]?.trim()))
  return {number: index + 1, title: titles.find(Boolean)?.slice(0, 60)}
}

/** The list of an article also contains paragraphs. */
function photosAt(value: unknown, path: NonNullable<ValidationContext['path']>): Photo[] {
  const list = path.reduce<unknown>((parent, segment) => {
    if (typeof segment === 'object' && '_key' in segment) {
      return (parent as KeyedObject[] | undefined)?.find(({_key}) => _key === segment._key)
    }
    return (parent as Record<string, unknown> | undefined)?.[String(segment)]
  }, value)
  return Array.isArray(list) ? list.filter((member) => member?._type !== 'block') : []
}
