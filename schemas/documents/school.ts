import {defineArrayMember, defineField, defineType} from '../define.ts'
import {ages} from '../fields/ages.ts'
import {matchLanguages, requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {commentKey} from '../fields/event-key.ts'
import {image} from '../fields/image.ts'
import {textList} from '../fields/lists.ts'
import {seo, sharingGroup} from '../fields/page-fields.ts'
import {slug} from '../fields/path.ts'
import {positionIn} from '../fields/position.ts'
import {formerTitles} from '../fields/former-titles.ts'
import {emailAddress} from '../validation/formats.ts'
import {webAddress} from '../validation/links.ts'

export const school = defineType({
  name: 'school',
  title: {lt: 'Mokyklėlė', en: 'School'},
  type: 'document',
  groups: [
    {name: 'about', title: {lt: 'Apie mokyklėlę', en: 'About the school'}, default: true},
    {name: 'lessons', title: {lt: 'Pamokos ir mokestis', en: 'Lessons and fee'}},
    {name: 'contact', title: {lt: 'Kontaktai ir registracija', en: 'Contact and registration'}},
    {
      name: 'safeguarding',
      title: {lt: 'Atsakingi žmonės ir vaikų sauga', en: 'Safeguarding and who is responsible'},
    },
    {name: 'path', title: {lt: 'Adresas svetainėje', en: 'Address on the site'}},
    sharingGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {lt: 'Pvz., „Gintarėlis“.', en: 'For example ‘Gintarėlis’.'},
      type: 'localizedString',
      group: 'about',
      validation: requireTitle,
    }),
    defineField({
      name: 'description',
      title: {lt: 'Trumpas aprašymas', en: 'Short description'},
      description: {
        lt: 'Vienas ar du sakiniai. Rodomi mokyklėlių sąraše ir pasidalijus nuoroda.',
        en: 'One or two sentences. Shown in the list of schools and when the link is shared.',
      },
      type: 'localizedText',
      group: 'about',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'about'}),
    ...ages.map((field) => defineField({...field, group: 'about'})),
    defineField({
      ...textList({
        name: 'subjects',
        title: {lt: 'Ko mokoma', en: 'What is taught'},
        description: {
          lt: 'Kiekvieną dalyką pridėkite atskirai, pvz., „Lietuvių kalba“.',
          en: 'Add each subject on its own, such as ‘Lithuanian language’.',
        },
      }),
      group: 'about',
    }),
    defineField({
      ...textList({
        name: 'features',
        title: {lt: 'Kuo mokyklėlė ypatinga', en: 'What is special about the school'},
        description: {
          lt: 'Kiekvieną ypatybę pridėkite atskirai, pvz., „Nedidelės grupės“.',
          en: 'Add each point on its own, such as ‘Small groups’.',
        },
      }),
      group: 'about',
    }),
    defineField({
      name: 'body',
      title: {lt: 'Visas tekstas', en: 'Full text'},
      description: {
        lt: 'Nebūtina. Rodomas mokyklėlės puslapyje; jame gali būti paveikslėlių ir nuorodų.',
        en: 'Optional. Shown on the school’s page. It can hold pictures and links.',
      },
      type: 'localizedBody',
      group: 'about',
    }),
    defineField({
      name: 'lessons',
      title: {lt: 'Kada vyksta pamokos', en: 'When lessons take place'},
      description: {
        lt: 'Savaitės diena ir valandos. Pagal jas svetainė pati parodo artimiausią pamoką.',
        en: 'Day of the week and times. The site works out the next lesson from these.',
      },
      type: 'weeklyTime',
      group: 'lessons',
    }),
    defineField({
      name: 'breaks',
      title: {lt: 'Atostogos', en: 'Holidays'},
      description: {
        lt: 'Nebūtina. Kada pamokų nėra, kad svetainė jų neskelbtų.',
        en: 'Optional. When there are no lessons, so that the site doesn’t announce any.',
      },
      type: 'array',
      group: 'lessons',
      of: [defineArrayMember({type: 'schoolBreak'})],
    }),
    defineField({
      name: 'place',
      title: {lt: 'Kur vyksta pamokos', en: 'Where lessons take place'},
      description: {
        lt: 'Mokyklos ar salės pavadinimas ir adresas.',
        en: 'Name and address of the school building or hall.',
      },
      type: 'place',
      group: 'lessons',
    }),
    defineField({
      name: 'groupSizeFrom',
      title: {lt: 'Grupės dydis nuo', en: 'Group size from'},
      description: {
        lt: 'Nebūtina. Kiek mažiausiai vaikų būna grupėje.',
        en: 'Optional. The smallest number of children in a group.',
      },
      type: 'number',
      group: 'lessons',
      validation: (rule) =>
        rule.integer().min(1).max(1000).error({
          lt: 'Įrašykite sveikąjį skaičių nuo 1, pvz., 8.',
          en: 'Enter a whole number from 1, such as 8.',
        }),
    }),
    defineField({
      name: 'groupSizeTo',
      title: {lt: 'Grupės dydis iki', en: 'Group size to'},
      description: {
        lt: 'Nebūtina. Kiek daugiausia vaikų būna grupėje.',
        en: 'Optional. The largest number of children in a group.',
      },
      type: 'number',
      group: 'lessons',
      validation: (rule) => [
        rule.integer().min(1).max(1000).error({
          lt: 'Įrašykite sveikąjį skaičių nuo 1, pvz., 12.',
          en: 'Enter a whole number from 1, such as 12.',
        }),
        rule.custom((to, {document}) => {
          const from = document?.groupSizeFrom
          return (
            to === undefined ||
            typeof from !== 'number' ||
            to >= from || {lt: 'Negali būti mažiau už „nuo“.', en: 'This can’t be less than ‘from’.'}
          )
        }),
      ],
    }),
    defineField({
      name: 'fee',
      title: {lt: 'Mokestis', en: 'Fee'},
      description: {lt: 'Kiek kainuoja pamokos ir kaip mokama.', en: 'What lessons cost and how to pay.'},
      type: 'schoolFee',
      group: 'lessons',
    }),
    defineField({
      name: 'registrationInfo',
      title: {lt: 'Kaip registruotis', en: 'How to register'},
      description: {
        lt: 'Nebūtina. Keli sakiniai tėvams: kada ir kaip priimami nauji mokiniai.',
        en: 'Optional. A few sentences for parents: when and how new pupils are admitted.',
      },
      type: 'localizedText',
      group: 'contact',
      validation: matchLanguages,
    }),
    defineField({
      name: 'registrationUrl',
      title: {lt: 'Registracijos anketa', en: 'Registration form'},
      description: {
        lt: 'Nebūtina. Visas anketos adresas su https:// pradžioje.',
        en: 'Optional. The whole address of the form, beginning with https://.',
      },
      type: 'url',
      group: 'contact',
      validation: webAddress,
    }),
    defineField({
      name: 'email',
      title: {lt: 'El. paštas', en: 'Email'},
      description: {lt: 'Kur tėvai rašo klausimus.', en: 'Where parents send their questions.'},
      type: 'email',
      group: 'contact',
      validation: (rule) => emailAddress(rule),
    }),
    defineField({
      name: 'facebookUrl',
      title: {lt: '„Facebook“ puslapis', en: 'Facebook page'},
      description: {
        lt: 'Nebūtina. Visas adresas su https:// pradžioje.',
        en: 'Optional. The whole address, beginning with https://.',
      },
      type: 'url',
      group: 'contact',
      validation: webAddress,
    }),
    defineField({
      name: 'responsible',
      title: {lt: 'Kas atsako už mokyklėlę', en: 'Who is responsible for the school'},
      description: {
        lt: 'Nebūtina. Vadovas arba žmogus, kuris atsakys tėvams.',
        en: 'Optional. The head, or the person who answers parents.',
      },
      type: 'contactPerson',
      group: 'safeguarding',
    }),
    defineField({
      name: 'safeguarding',
      title: {lt: 'Vaikų sauga', en: 'Safeguarding'},
      description: {
        lt: 'Nebūtina. Rašykite tik tai, kas yra iš tikrųjų; tuščios dalys puslapyje nerodomos.',
        en: 'Optional. Write only what is true now. Empty parts aren’t shown on the page.',
      },
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
