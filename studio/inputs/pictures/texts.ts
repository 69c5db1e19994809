import {defineTexts} from '../../languages/interface/define-texts.ts'

export const pictureTexts = defineTexts('site-pictures', {
  lithuanian: {
    'choose.button': 'Pasirinkti nuotraukas',
    'choose.hint': 'Galima iš karto kelias: pasirinkite arba nutempkite jas čia.',
    'table.title': 'Visų nuotraukų aprašymai',
    'table.hint':
      'Rašykite tiesiai lentelėje: įrašoma iš karto. „Enter“ veda žemyn, „Tab“ – į kitą langelį. Paspaudę nuotrauką pažymėsite, kas joje svarbiausia, ir ją apkarpysite.',
    'table.photo': 'Nuotrauka',
    'table.alt.lt': 'Ką matyti (lietuviškai)',
    'table.alt.en': 'Ką matyti (angliškai)',
    'table.caption.lt': 'Prierašas lietuviškai',
    'table.caption.en': 'Prierašas angliškai',
    'table.cell': '{{number}} nuotrauka: {{column}}',
    'table.open': '{{number}} nuotrauka {{name}}: svarbiausia vieta ir apkarpymas',
    'table.missing': 'Trūksta',
    'table.opened': 'Ši nuotrauka dabar atverta.',
    'table.uploading': 'Įkeliama: {{percent}} %',
    'known.offer': 'Ši nuotrauka jau aprašyta:',
    'known.use': 'Naudoti šį aprašymą',
    'known.use-named': 'Naudoti aprašymą: {{text}}',
  },
  english: {
    'choose.button': 'Choose photos',
    'choose.hint': 'Several at once: choose them or drop them here.',
    'table.title': 'Descriptions of all photos',
    'table.hint':
      'Type right into the table: it is saved at once. Enter goes down, Tab to the next cell. Press a photo to mark what matters most in it and to crop it.',
    'table.photo': 'Photo',
    'table.alt.lt': 'What it shows (in Lithuanian)',
    'table.alt.en': 'What it shows (in English)',
    'table.caption.lt': 'Caption in Lithuanian',
    'table.caption.en': 'Caption in English',
    'table.cell': 'Photo {{number}}: {{column}}',
    'table.open': 'Photo {{number}} {{name}}: focal point and crop',
    'table.missing': 'Missing',
    'table.opened': 'This photo is open now.',
    'table.uploading': 'Uploading: {{percent}}%',
    'known.offer': 'This photo has been described before:',
    'known.use': 'Use this description',
    'known.use-named': 'Use the description: {{text}}',
  },
})
