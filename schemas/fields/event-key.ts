import {defineField, type ValidationContext} from '@sanity/types'
import {defaultEventPath} from './document-path.ts'
import {findOtherDocument, findPublished} from './stored-documents.ts'

/**
 * What comments, likes and registrations refer to: unique among all documents and never changed once published.
 * The Studio makes the field read-only from then on.
 */
export const eventKey = defineField({
  name: 'eventKey',
  title: 'Renginio kodas',
  description:
    'Spustelėkite „Naudoti …“ – kodas bus sudarytas iš pavadinimo ir metų, pvz., kaledos-2025. Pagal jį saugomi komentarai, patiktukai ir registracijos, todėl paskelbus renginį jo keisti nebegalima.',
  type: 'string',
  validation: (rule) => [
    rule.required().error('Spustelėkite „Naudoti …“ arba įrašykite renginio kodą, pvz., kaledos-2025.'),
    rule.custom(refuseUnusableKey),
  ],
})

/** Whether the key may be stored; otherwise what to do, in the volunteer's words. */
export async function refuseUnusableKey(
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
