import {defineField, type ValidationContext} from '@sanity/types'
import {defaultEventPath} from './document-path.ts'
import {findOtherDocument, findPublished} from './stored-documents.ts'

/**
 * What comments, likes and registrations refer to: unique among all documents and never changed once published.
 * The Studio makes the field read-only from then on.
 */
export const eventKey = defineField({
  name: 'eventKey',
  title: 'Renginio raktas',
  description:
    'Trumpas vardas su metais, pvz., kaledos-2025. Pagal jį saugomi komentarai, patiktukai ir registracijos, todėl paskelbus renginį jo keisti nebegalima.',
  type: 'string',
  validation: (rule) => [
    rule.required().error('Įrašykite renginio raktą, pvz., kaledos-2025.'),
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
    return `Jau paskelbta su raktu „${published}“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.`
  }
  const other = await findOtherDocument(context, 'eventKey == $key || path == $path || $path in aliases', {
    key,
    path: defaultEventPath(key),
  })
  return (
    other === undefined ||
    `Raktą „${key}“ jau naudoja „${other}“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.`
  )
}

const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
