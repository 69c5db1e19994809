import {defineField, type ValidationContext} from '@sanity/types'
import {findPageAt} from './stored-documents.ts'
import {pathPattern} from './document-path.ts'
import {isReservedPath} from './reserved-paths.ts'

/** An address of the document's own choice, the same under both languages. */
export const path = defineField({
  name: 'path',
  title: 'Trumpas adresas',
  description:
    'Nebūtina. Adresas, kurį lengva pasakyti ar atspausdinti plakate, pvz., /kaledos-2025. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
  type: 'string',
  validation: (rule) => rule.custom(refuseUnusablePath),
})

/** Whether a document may have the address; otherwise what to do, in the volunteer's words. */
export async function refuseUnusablePath(
  address: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!address) return true
  if (!pathPattern.test(address)) {
    return 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos-2025.'
  }
  if (isReservedPath(address)) {
    return `Adresas ${address} priklauso kitam svetainės puslapiui. Pasirinkite kitą.`
  }
  const other = await findPageAt(address, context)
  return other === undefined || `Adresą ${address} jau naudoja „${other}“. Pasirinkite kitą.`
}
