import {defineTexts} from '../languages/interface/define-texts.ts'

export const neededByTexts = defineTexts('site-needed-by', {
  lithuanian: {
    'header.delete': 'Kol kas ištrinti negalima',
    'header.unpublish': 'Kol kas nuimti iš svetainės negalima',
    where: 'Čia esantys mygtukai ar nuorodos veda į šį įrašą:',
    'how.delete':
      'Atverkite, mygtuką ar nuorodą pakeiskite arba ištrinkite ir paskelbkite. Tada galėsite ištrinti.',
    'how.unpublish':
      'Atverkite, mygtuką ar nuorodą pakeiskite arba ištrinkite ir paskelbkite. Tada galėsite nuimti.',
    close: 'Supratau',
  },
  english: {
    'header.delete': 'This can’t be deleted yet',
    'header.unpublish': 'This can’t be taken off the site yet',
    where: 'Buttons or links here lead to it:',
    'how.delete': 'Open each, change or delete the button or link, and publish. Then you can delete this.',
    'how.unpublish':
      'Open each, change or delete the button or link, and publish. Then you can take this off the site.',
    close: 'OK',
  },
})
