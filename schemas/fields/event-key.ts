import {defineField, type ValidationContext} from '@sanity/types'
import {defaultEventPath} from '../routes/document-path.ts'
import {findOtherDocument, findPublished} from '../validation/stored-documents.ts'

/**
 * Key under which the database stores what visitors add to a document: comments, likes and registrations. The field is
 * called `eventKey` (`event_id` in the database) because the specification says so, but schools, photo albums and some
 * pages have one as well. It is unique among all of them and read-only in the Studio once published.
 */
export const eventKey = defineField({
  name: 'eventKey',
  title: 'Renginio kodas',
  description:
    'Spustelėkite „Naudoti …“ – kodas bus sudarytas iš pavadinimo ir metų, pvz., kaledos-2025. Pagal jį saugomi komentarai, patiktukai ir registracijos, todėl paskelbus renginį jo keisti nebegalima.',
  type: 'string',
  validation: (rule) => [
    rule.required().error('Spustelėkite „Naudoti …“ arba įrašykite renginio kodą, pvz., kaledos-2025.'),
    rule.custom(validateEventKey),
  ],
})

/** True if the key is valid and unused, otherwise the validation message. */
export async function validateEventKey(
  key: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!key) return true
  if (!keyPattern.test(key)) {
    return 'Rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., kaledos-2025.'
  }
  const published = await findPublished(context, 'eventKey')
  if (published && published !== key) {
    return `Jau paskelbta su kodu „${published}“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.`
  }
  const other = await findOtherDocument(context, 'eventKey == $key || path == $path || $path in aliases', {
    key,
    path: defaultEventPath(key),
  })
  return (
    other === undefined ||
    `Kodą „${key}“ jau naudoja „${other}“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.`
  )
}

const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The same field on documents that are not events, where it is the key of comments and likes only. */
export const commentKey = defineField({
  name: 'eventKey',
  title: 'Komentarų kodas',
  description:
    'Spustelėkite „Naudoti …“ – bus įrašytas siūlomas kodas, pvz., school-gulbe. Pagal jį saugomi komentarai ir patiktukai, todėl paskelbus jo keisti nebegalima.',
  type: 'string',
  validation: (rule) => [
    rule.required().error('Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.'),
    rule.custom(validateEventKey),
  ],
})
