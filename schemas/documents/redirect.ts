import {defineField, defineType, type SanityDocument, type ValidationContext} from '@sanity/types'
import {addressedTypes} from '../fields/addressed-types.ts'
import {lithuanianChoices} from '../fields/choices.ts'
import {pathPattern} from '../fields/document-path.ts'
import {isOwnPage} from '../fields/reserved-paths.ts'
import {sitePages} from '../fields/site-pages.ts'
import {findOtherDocument, findPageAt} from '../fields/stored-documents.ts'
import {requireOneTarget, type Target} from '../objects/internalLink.ts'

/** An old address, and the page that is shown to whoever still follows it. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Nukreipimas',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Senas adresas',
      description: 'Kuo baigiasi sena nuoroda, pvz., /kaledos. Pradėkite pasviruoju brūkšniu.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Įrašykite seną adresą, pvz., /kaledos.'),
        rule.custom(refuseUnusableSource),
      ],
    }),
    defineField({
      name: 'page',
      title: 'Svetainės puslapis',
      description:
        'Kur nukreipti lankytoją. Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.',
      type: 'string',
      options: {list: lithuanianChoices(sitePages.map(({path, title}) => ({value: path, title})))},
    }),
    defineField({
      name: 'document',
      title: 'Naujiena, renginys, kampanija ar mokyklėlė',
      description: 'Nuves ten, kur šis puslapis yra dabar, net jei jo adresas vėl pasikeis.',
      type: 'reference',
      weak: true,
      to: addressedTypes.map((type) => ({type})),
    }),
  ],
  validation: (rule) => rule.custom<SanityDocument & Target>(requireOneTarget),
  preview: {
    select: {
      title: 'from',
      page: 'page',
      documentTitle: 'document.title.lt',
      documentName: 'document.name.lt',
    },
    prepare: ({title, page, documentTitle, documentName}) => ({
      title,
      subtitle: `→ ${page ?? documentTitle ?? documentName ?? '?'}`,
    }),
  },
})

/** Whether visitors of the address may be sent elsewhere; otherwise why not, in the volunteer's words. */
async function refuseUnusableSource(
  from: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!from) return true
  if (!pathPattern.test(from)) {
    return 'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos.'
  }
  if (isOwnPage(from)) return `Adresu ${from} atveriamas svetainės puslapis, todėl jo nukreipti negalima.`
  const page = await findPageAt(from, context)
  if (page) return `Adresu ${from} atveriamas puslapis „${page}“. Pirma pakeiskite to puslapio adresą.`
  const other = await findOtherDocument(context, '_type == "redirect" && from == $from', {from})
  return other === undefined || `Adresas ${from} jau nukreiptas.`
}
