import {defineField, type ValidationContext} from '@sanity/types'
import {pathPattern} from '../routes/document-path.ts'
import {isReservedPath} from '../routes/reserved-paths.ts'
import {slugify} from '../routes/slugify.ts'
import {findPageAt} from '../validation/stored-documents.ts'

/** Custom path of a document, the same in both languages. */
export const path = defineField({
  name: 'path',
  title: 'Trumpas adresas',
  description:
    'Nebūtina. Adresas, kurį lengva pasakyti ar atspausdinti plakate, pvz., /kaledos-2025. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
  type: 'string',
  validation: (rule) => rule.custom(validatePath),
})

/** True if the path is valid and unused, otherwise the validation message. */
export async function validatePath(
  value: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!value) return true
  if (!pathPattern.test(value)) {
    return 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos-2025.'
  }
  if (isReservedPath(value)) {
    return `Adresas ${value} priklauso kitam svetainės puslapiui. Pasirinkite kitą.`
  }
  const other = await findPageAt(value, context)
  return other === undefined || `Adresą ${value} jau naudoja „${other}“. Pasirinkite kitą.`
}

/** Last segment of a document's path, generated from the Lithuanian title. */
export const slug = defineField({
  name: 'slug',
  title: 'Adreso pabaiga',
  description:
    'Spustelėkite „Sukurti“ – adresas bus sudarytas iš lietuviško pavadinimo. Vėliau pakeitus, senos nuorodos ves į naują adresą.',
  type: 'slug',
  options: {source: 'title.lt', slugify},
  validation: (rule) => [
    rule.required().error('Spustelėkite „Sukurti“, kad puslapis turėtų adresą.'),
    rule.custom((value) =>
      !value?.current || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value.current)
        ? true
        : 'Adrese gali būti tik mažosios raidės be lietuviškų ženklų, skaičiai ir brūkšneliai. Paprasčiausia – spustelėti „Sukurti“.',
    ),
  ],
})
