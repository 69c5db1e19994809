import {defineArrayMember, defineField, defineType} from '../../define.ts'

/** The site shows this once there is a contact for journalists. */
export const press = defineType({
  name: 'press',
  title: {lt: 'Žiniasklaidai', en: 'For the press'},
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'contact',
      title: {lt: 'Kas atsako žurnalistams', en: 'Who answers journalists'},
      description: {
        lt: 'Kol neįrašyta, svetainėje nieko iš šios dalies nerodoma.',
        en: 'Until this is filled in, the site shows nothing of this part.',
      },
      type: 'contactPerson',
    }),
    defineField({
      name: 'members',
      title: {lt: 'Kiek bendruomenėje narių', en: 'Number of members'},
      description: {lt: 'Nebūtina. Tik skaičius, pvz., 120.', en: 'Optional. A number only, such as 120.'},
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1).max(100_000).error({
          lt: 'Įrašykite sveikąjį skaičių nuo 1, pvz., 120.',
          en: 'Enter a whole number from 1, such as 120.',
        }),
    }),
    defineField({
      name: 'founded',
      title: {lt: 'Kada bendruomenė įkurta', en: 'Year of founding'},
      description: {
        lt: 'Nebūtina. Metai keturiais skaitmenimis, pvz., 2009.',
        en: 'Optional. Four digits, such as 2009.',
      },
      type: 'number',
      validation: (rule) =>
        rule
          .integer()
          .min(1800)
          .max(2100)
          .error({lt: 'Įrašykite metus keturiais skaitmenimis.', en: 'Enter the year in four digits.'}),
    }),
    defineField({
      name: 'pictures',
      title: {lt: 'Paveikslėliai, kuriuos galima spausdinti', en: 'Pictures that may be printed'},
      description: {
        lt: 'Nebūtina. Tik tokie, kuriuos autorius leido skelbti kitiems, o matomi žmonės sutiko. Didžiausi, kokius turite.',
        en: 'Optional. Only those whose author lets others publish them, and whose people have agreed. The largest that you have.',
      },
      type: 'array',
      of: [defineArrayMember({type: 'pressPicture'})],
    }),
  ],
})
