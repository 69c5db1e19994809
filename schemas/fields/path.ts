import {defineField, type ValidationContext} from '@sanity/types'
import {findOtherDocument} from './stored-documents.ts'
import {isReservedPath} from './reserved-paths.ts'

/** An address of the document's own choice, the same under both languages. */
export const path = defineField({
  name: 'path',
  title: 'Trumpas adresas',
  description:
    'Nebūtina. Adresas, kurį lengva pasakyti ar atspausdinti plakate, pvz., /kaledos-2025. Pradėkite pasviruoju brūkšniu.',
  type: 'string',
  validation: (rule) => rule.custom(refuseUnusablePath),
})

/** Whether the path can be an address of its own; otherwise what to do, in the volunteer's words. */
export async function refuseUnusablePath(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!path) return true
  if (!pathPattern.test(path)) {
    return 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos-2025.'
  }
  if (isReservedPath(path)) {
    return `Adresas ${path} priklauso kitam svetainės puslapiui. Pasirinkite kitą.`
  }
  const other = await findOtherDocument(
    context,
    'path == $path || (_type == "event" && "/renginiai/" + eventKey == $path)',
    {path},
  )
  return other === undefined || `Adresą ${path} jau naudoja „${other}“. Pasirinkite kitą.`
}

const pathPattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/
