import type {CustomValidatorResult, ValidationContext} from '@sanity/types'
import {defineField} from '../define.ts'
import {defaultEventPath} from '../routes/document-path.ts'
import {tooLong} from '../validation/lengths.ts'
import {findOtherDraft, findOtherPublished, findPublished} from '../validation/stored-documents.ts'
import {message} from '../validation/messages.ts'

/**
 * The database stores comments, likes and registrations under this key. It is called `eventKey` (`event_id` in the
 * database) because the specification says so, but schools, photo albums and some pages have one as well. It is unique
 * among all of them and read-only in the Studio once published.
 */
export const eventKey = defineField({
  name: 'eventKey',
  title: {lt: 'Renginio kodas', en: 'Event code'},
  description: {
    lt: 'Spustelėkite „Naudoti …“ – kodas bus sudarytas iš pavadinimo ir metų, pvz., kaledos-2025. Pagal jį saugomi komentarai, patiktukai ir registracijos, todėl paskelbus renginį jo keisti nebegalima.',
    en: 'Press ‘Use …’: the code is made from the name and the year, such as kaledos-2025. Comments, likes and registrations are kept under it, so it can’t be changed once the event is published.',
  },
  type: 'string',
  validation: (rule) => [
    rule.required().error({
      lt: 'Spustelėkite „Naudoti …“ arba įrašykite renginio kodą, pvz., kaledos-2025.',
      en: 'Press ‘Use …’, or enter a code for the event, such as kaledos-2025.',
    }),
    rule.custom(validateEventKey),
    rule.custom(warnOfDraft).warning(),
  ],
})

export async function validateEventKey(
  key: string | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!key) return true
  const isShort = tooLong(key, 'key', context)
  if (isShort !== true) return isShort
  if (!keyPattern.test(key)) {
    return {
      lt: 'Rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., kaledos-2025.',
      en: 'Use only small letters without Lithuanian accents, digits and hyphens, such as kaledos-2025.',
    }
  }
  const published = await findPublished(context, 'eventKey')
  if (published && published !== key) {
    return message(context, 'key.published', {published})
  }
  const other = await findOtherPublished(context, withKey(key))
  return other === undefined || message(context, 'key.taken', {key, other})
}

async function warnOfDraft(key: string | undefined, context: ValidationContext): Promise<true | string> {
  const other = key && (await findOtherDraft(context, withKey(key)))
  return !other || message(context, 'key.inDraft', {key, other})
}

const withKey = (key: string) => ({
  filter: 'eventKey == $key || path == $path || $path in aliases',
  params: {key, path: defaultEventPath(key)},
})

const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Documents other than events use the key for comments and likes only. */
export const commentKey = defineField({
  name: 'eventKey',
  title: {lt: 'Komentarų kodas', en: 'Comments code'},
  description: {
    lt: 'Spustelėkite „Naudoti …“ – bus įrašytas siūlomas kodas, pvz., school-gulbe. Pagal jį saugomi komentarai ir patiktukai, todėl paskelbus jo keisti nebegalima.',
    en: 'Press ‘Use …’: the suggested code is entered, such as school-gulbe. Comments and likes are kept under it, so it can’t be changed once published.',
  },
  type: 'string',
  validation: (rule) => [
    rule.required().error({
      lt: 'Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.',
      en: 'Press ‘Use …’, or enter a code for the comments, such as school-gulbe.',
    }),
    rule.custom(validateEventKey),
    rule.custom(warnOfDraft).warning(),
  ],
})
