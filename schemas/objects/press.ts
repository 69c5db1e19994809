import {defineArrayMember, defineField, defineType} from '@sanity/types'

/** What journalists ask for. Shown once there is somebody to turn to. */
export const press = defineType({
  name: 'press',
  title: 'Žiniasklaidai',
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'contact',
      title: 'Kas atsako žurnalistams',
      description: 'Kol neįrašyta, svetainėje nieko iš šios dalies nerodoma.',
      type: 'contactPerson',
    }),
    defineField({
      name: 'members',
      title: 'Kiek bendruomenėje narių',
      description: 'Nebūtina. Tik skaičius, pvz., 120.',
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1).max(100_000).error('Įrašykite sveikąjį skaičių nuo 1, pvz., 120.'),
    }),
    defineField({
      name: 'founded',
      title: 'Kada bendruomenė įkurta',
      description: 'Nebūtina. Metai keturiais skaitmenimis, pvz., 2009.',
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1800).max(2100).error('Įrašykite metus keturiais skaitmenimis.'),
    }),
    defineField({
      name: 'pictures',
      title: 'Paveikslėliai, kuriuos galima spausdinti',
      description:
        'Nebūtina. Tik tokie, kuriuos autorius leido skelbti kitiems, o matomi žmonės sutiko. Didžiausi, kokius turite.',
      type: 'array',
      of: [defineArrayMember({type: 'pressPicture'})],
    }),
  ],
})
