import {BasketIcon} from '@sanity/icons/Basket'
import {BookIcon} from '@sanity/icons/Book'
import {RocketIcon} from '@sanity/icons/Rocket'
import {SunIcon} from '@sanity/icons/Sun'
import type {AdmissionKind} from '@site/schemas/options/event-options'
import type {EventKind} from '@site/schemas/options/categories'
import type {Bilingual} from '@site/schemas/languages'
import type {Template} from 'sanity'
import {structureTexts} from './texts.ts'

type Texts = Required<Bilingual<string>>

interface EventStart {
  title: Texts
  description: Texts
  kind: EventKind
  admission: AdmissionKind
  expectations: Texts[]
  notice?: Texts
}

export const eventTemplates: Template[] = [
  template('fair', BasketIcon, {
    title: {lt: 'Mugė', en: 'Fair'},
    description: {
      lt: 'Kviečiame į mugę: rankdarbiai, lietuviškas maistas ir muzika.',
      en: 'Join us at the fair: crafts, Lithuanian food and music.',
    },
    kind: 'celebration',
    admission: 'free',
    expectations: [
      {lt: 'Rankdarbių prekystaliai', en: 'Craft stalls'},
      {lt: 'Lietuviškas maistas', en: 'Lithuanian food'},
      {lt: 'Užsiėmimai vaikams', en: 'Activities for children'},
    ],
  }),
  template('trip', RocketIcon, {
    title: {lt: 'Išvyka', en: 'Trip'},
    description: {
      lt: 'Kviečiame drauge į išvyką autobusu. Vietų skaičius ribotas.',
      en: 'Come with us on a trip by coach. The number of seats is limited.',
    },
    kind: 'trip',
    admission: 'trip',
    expectations: [
      {lt: 'Avalynė ir drabužiai pagal orą', en: 'Shoes and clothes for the weather'},
      {lt: 'Maistas ir gėrimai kelionei', en: 'Food and drink for the journey'},
    ],
    notice: {
      lt: 'Vietą patvirtins organizatoriai. Jei važiuoti negalėsite, praneškite.',
      en: 'The organisers will confirm your seat. If you cannot come, please tell us.',
    },
  }),
  template('service', SunIcon, {
    title: {lt: 'Šv. Mišios lietuvių kalba', en: 'Holy Mass in Lithuanian'},
    description: {
      lt: 'Kviečiame į šv. Mišias lietuvių kalba. Po jų – pabendravimas prie arbatos.',
      en: 'Join us for Holy Mass in Lithuanian, followed by tea and conversation.',
    },
    kind: 'faith',
    admission: 'free',
    expectations: [],
  }),
  template('course', BookIcon, {
    title: {lt: 'Kursai', en: 'Course'},
    description: {
      lt: 'Kviečiame į kursus. Ankstesnės patirties nereikia.',
      en: 'Join our course. No experience is needed.',
    },
    kind: 'culture',
    admission: 'general',
    expectations: [{lt: 'Visas priemones parūpinsime', en: 'All materials are provided'}],
    notice: {
      lt: 'Vietų skaičius ribotas, dalyvavimą patvirtins organizatoriai.',
      en: 'Places are limited. The organisers will confirm yours.',
    },
  }),
]

function template(
  name: 'fair' | 'trip' | 'service' | 'course',
  icon: Template['icon'],
  {title, description, notice, expectations, ...fields}: EventStart,
): Template {
  return {
    id: `event-${name}`,
    title: structureTexts.lithuanian[`template.${name}`],
    i18n: {title: {key: `template.${name}`, ns: structureTexts.namespace}},
    schemaType: 'event',
    icon,
    value: {
      ...fields,
      title: {_type: 'localizedString', ...title},
      description: {_type: 'localizedText', ...description},
      expectations: expectations.map((text, index) => ({
        _type: 'titledText',
        _key: `${name}-${index}`,
        title: {_type: 'localizedString', ...text},
      })),
      ...(notice && {
        registration: {_type: 'registration', open: true, notice: {_type: 'localizedText', ...notice}},
      }),
    },
  }
}
