import type {KeyedObject, ValidationContext} from '@sanity/types'
import {type Bilingual, type Language, languages} from '../languages.ts'
import {message} from './messages.ts'

type Photo = KeyedObject & {_type?: string; alt?: Bilingual<string>; caption?: Bilingual<string>}

/**
 * Asks for a picture's alternative text. Of several photos it names the one that is meant: the Studio's list of errors
 * shows only the field.
 */
export function altMissing(context: ValidationContext, language: Language): string {
  const photo = photoOf(context)
  if (!photo) return message(context, `picture.noAlt_${language}`)
  const {number, title} = photo
  const missing = message(context, `photo.noAlt_${language}`)
  return title
    ? message(context, 'photo.named', {number, title, message: missing})
    : message(context, 'photo.numbered', {number, message: missing})
}

/** Number and title of the photo in a list or an article whose text is being validated. */
function photoOf({path = [], document}: ValidationContext): {number: number; title?: string} | undefined {
  const key = path.at(-2)
  if (typeof key !== 'object' || !('_key' in key)) return undefined
  const photos = [...photosAt(document, path.slice(0, -2))]
  const index = photos.findIndex(({_key}) => _key === key._key)
  const photo = photos[index]
  if (!photo) return undefined
  const titles = [photo.caption, photo.alt].flatMap((text) => languages.map(({id}) => text?.[id]?.trim()))
  return {number: index + 1, title: titles.find(Boolean)?.slice(0, 60)}
}

/** The photos in the list at the path, whose other members are paragraphs. */
function photosAt(value: unknown, path: NonNullable<ValidationContext['path']>): Photo[] {
  const list = path.reduce<unknown>((parent, segment) => {
    if (typeof segment === 'object' && '_key' in segment) {
      return (parent as KeyedObject[] | undefined)?.find(({_key}) => _key === segment._key)
    }
    return (parent as Record<string, unknown> | undefined)?.[String(segment)]
  }, value)
  return Array.isArray(list) ? list.filter((member) => member?._type !== 'block') : []
}
