import {defineTexts} from '../languages/interface/define-texts.ts'

export const richTextTexts = defineTexts('site-rich-text', {
  lithuanian: {
    pictures_one: 'Tekstas įklijuotas be {{count}} paveikslėlio',
    pictures_few: 'Tekstas įklijuotas be {{count}} paveikslėlių',
    pictures_other: 'Tekstas įklijuotas be {{count}} paveikslėlių',
    'pictures.how':
      'Iš kitos programos paveikslėliai kartu su tekstu neatkeliauja. Išsaugokite juos savo įrenginyje ir įkelkite mygtuku „Paveikslėlis“.',
  },
  english: {
    pictures_one: 'The text was pasted without {{count}} picture',
    pictures_other: 'The text was pasted without {{count}} pictures',
    'pictures.how':
      'Pictures from another program don’t come along with the text. Save them on your device, and upload them with the ‘Picture’ button.',
  },
})
