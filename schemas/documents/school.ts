import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {ages} from '../fields/ages.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {commentKey} from '../fields/event-key.ts'
import {image} from '../fields/image.ts'
import {textList} from '../fields/lists.ts'
import {seo} from '../fields/page-fields.ts'
import {slug} from '../fields/path.ts'
import {positionIn} from '../fields/position.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {emailAddress} from '../validation/formats.ts'
import {webAddress} from '../validation/links.ts'

/** A Saturday school with a page of its own. */
export const school = defineType({
  name: 'school',
  title: 'Mokyklėlė',
  type: 'document',
  groups: [
    {name: 'about', title: 'Apie mokyklėlę', default: true},
    {name: 'lessons', title: 'Pamokos ir mokestis'},
    {name: 'contact', title: 'Kontaktai ir registracija'},
    {name: 'safeguarding', title: 'Atsakingi žmonės ir vaikų sauga'},
    {name: 'path', title: 'Adresas svetainėje'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Pavadinimas',
      description: 'Pvz., „Gintarėlis“.',
      type: 'localizedString',
      group: 'about',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: 'Trumpas aprašymas',
      description: 'Vienas ar du sakiniai. Rodomi mokyklėlių sąraše ir pasidalijus nuoroda.',
      type: 'localizedText',
      group: 'about',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'about'}),
    ...ages.map((field) => defineField({...field, group: 'about'})),
    defineField({
      ...textList('subjects', 'Ko mokoma', 'Kiekvieną dalyką pridėkite atskirai, pvz., „Lietuvių kalba“.'),
      group: 'about',
    }),
    defineField({
      ...textList(
        'features',
        'Kuo mokyklėlė ypatinga',
        'Kiekvieną ypatybę pridėkite atskirai, pvz., „Nedidelės grupės“.',
      ),
      group: 'about',
    }),
    defineField({
      name: 'body',
      title: 'Visas tekstas',
      description: 'Nebūtina. Rodomas mokyklėlės puslapyje; jame gali būti paveikslėlių ir nuorodų.',
      type: 'localizedBody',
      group: 'about',
    }),
    defineField({
      name: 'lessons',
      title: 'Kada vyksta pamokos',
      description: 'Savaitės diena ir valandos. Pagal jas svetainė pati parodo artimiausią pamoką.',
      type: 'weeklyTime',
      group: 'lessons',
    }),
    defineField({
      name: 'breaks',
      title: 'Atostogos',
      description: 'Nebūtina. Kada pamokų nėra, kad svetainė jų neskelbtų.',
      type: 'array',
      group: 'lessons',
      of: [defineArrayMember({type: 'schoolBreak'})],
    }),
    defineField({
      name: 'place',
      title: 'Kur vyksta pamokos',
      description: 'Mokyklos ar salės pavadinimas ir adresas.',
      type: 'place',
      group: 'lessons',
    }),
    defineField({
      name: 'groupSizeFrom',
      title: 'Grupės dydis nuo',
      description: 'Nebūtina. Kiek mažiausiai vaikų būna grupėje.',
      type: 'number',
      group: 'lessons',
      validation: (rule) =>
        rule.integer().min(1).max(1000).error('Įrašykite sveikąjį skaičių nuo 1, pvz., 8.'),
    }),
    defineField({
      name: 'groupSizeTo',
      title: 'Grupės dydis iki',
      description: 'Nebūtina. Kiek daugiausia vaikų būna grupėje.',
      type: 'number',
      group: 'lessons',
      validation: (rule) => [
        rule.integer().min(1).max(1000).error('Įrašykite sveikąjį skaičių nuo 1, pvz., 12.'),
        rule.custom((to, {document}) => {
          const from = document?.groupSizeFrom
          return to === undefined || typeof from !== 'number' || to >= from || 'Negali būti mažiau už „nuo“.'
        }),
      ],
    }),
    defineField({
      name: 'fee',
      title: 'Mokestis',
      description: 'Kiek kainuoja pamokos ir kaip mokama.',
      type: 'schoolFee',
      group: 'lessons',
    }),
    defineField({
      name: 'registrationInfo',
      title: 'Kaip registruotis',
      description: 'Nebūtina. Keli sakiniai tėvams: kada ir kaip priimami nauji mokiniai.',
      type: 'localizedText',
      group: 'contact',
      validation: matchLanguages,
    }),
    defineField({
      name: 'registrationUrl',
      title: 'Registracijos anketa',
      description: 'Nebūtina. Visas anketos adresas su https:// pradžioje.',
      type: 'url',
      group: 'contact',
      validation: webAddress,
    }),
    defineField({
      name: 'email',
      title: 'El. paštas',
      description: 'Kur tėvai rašo klausimus.',
      type: 'email',
      group: 'contact',
      validation: (rule) => emailAddress(rule),
    }),
    defineField({
      name: 'facebookUrl',
      title: '„Facebook“ puslapis',
      description: 'Nebūtina. Visas adresas su https:// pradžioje.',
      type: 'url',
      group: 'contact',
      validation: webAddress,
    }),
    defineField({
      name: 'responsible',
      title: 'Kas atsako už mokyklėlę',
      description: 'Nebūtina. Vadovas arba žmogus, kuris atsakys tėvams.',
      type: 'contactPerson',
      group: 'safeguarding',
    }),
    defineField({
      name: 'safeguarding',
      title: 'Vaikų sauga',
      description: 'Nebūtina. Rašykite tik tai, kas yra iš tikrųjų; tuščios dalys puslapyje nerodomos.',
      type: 'safeguarding',
      group: 'safeguarding',
    }),
    defineField({...slug, options: {...slug.options, source: 'name.lt'}, group: 'path'}),
    defineField({...positionIn('school'), group: 'path'}),
    defineField({...commentKey, group: 'path'}),
    {...formerTitles, group: 'sharing'},
    seo,
  ],
})
