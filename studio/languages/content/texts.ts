import {defineTexts} from '../interface/define-texts.ts'

export const languageTexts = defineTexts('site-languages', {
  lithuanian: {
    'copy.ask.confirm': 'Pakeisti',
    'copy.ask.header': 'Pakeisti anglišką tekstą?',
    'copy.ask.keep': 'Palikti',
    'copy.ask.message': 'Čia jau kažkas parašyta angliškai. Vietoj to bus įrašytas lietuviškas tekstas.',
    'copy.done': 'Lietuviškas tekstas nukopijuotas. Išverskite jį.',
    'copy.label': 'Nukopijuoti lietuvišką tekstą',
    'pictures.share_one': 'Įdėti ir lietuviško teksto paveikslėlį',
    'pictures.share_few': 'Įdėti ir {{count}} lietuviško teksto paveikslėlius',
    'pictures.share_other': 'Įdėti ir {{count}} lietuviško teksto paveikslėlių',
    'pictures.shared': 'Įdėta prie tų pačių pastraipų kaip lietuviškame tekste.',
    'picture.choose': 'Kuris lietuviško teksto paveikslėlis čia rodomas?',
    'picture.explained':
      'Tai tas pats paveikslėlis: jį, jo aprašymą ir prierašą abiem kalbomis keiskite lietuviškame tekste.',
    'picture.none': 'Lietuviškame tekste paveikslėlių nėra. Pirmiausia paveikslėlį įdėkite ten.',
    'publish.ask.confirm': 'Vis tiek paskelbti',
    'publish.ask.header': 'Ne viskas parašyta abiem kalbomis',
    'publish.ask.wait': 'Grįžti ir papildyti',
    'publish.seen_en':
      'Šių tekstų nėra angliškai. Skaitantys angliškai matys lietuviškus, o šalia – pastabą „(in Lithuanian only)“:',
    'publish.seen_lt':
      'Šių tekstų nėra lietuviškai. Skaitantys lietuviškai matys angliškus, o šalia – pastabą „(tik anglų kalba)“:',
    'publish.unmarked':
      'Antraštėse naršyklės skirtuke, paieškoje ir paveikslėlių aprašymuose pastabos nebus.',
    'schedule.ask.confirm': 'Vis tiek suplanuoti',
    'tab.empty': '{{language}} – tuščia',
    'tab.error': '{{language}} – klaida',
    'tab.warning': '{{language}} – pastaba',
    'tabs.label': 'Teksto kalba',
  },
  english: {
    'copy.ask.confirm': 'Replace',
    'copy.ask.header': 'Replace the English text?',
    'copy.ask.keep': 'Keep',
    'copy.ask.message': 'There is English text here already. The Lithuanian text will take its place.',
    'copy.done': 'The Lithuanian text is copied. Now translate it.',
    'copy.label': 'Copy from Lithuanian',
    'pictures.share_one': 'Add the picture from the Lithuanian text',
    'pictures.share_other': 'Add the {{count}} pictures from the Lithuanian text',
    'pictures.shared': 'Added at the same paragraphs as in the Lithuanian text.',
    'picture.choose': 'Which picture from the Lithuanian text is shown here?',
    'picture.explained':
      'It is the same picture: change it, its description and its caption in both languages in the Lithuanian text.',
    'picture.none': 'There are no pictures in the Lithuanian text. Put the picture there first.',
    'publish.ask.confirm': 'Publish anyway',
    'publish.ask.header': 'Not everything is in both languages',
    'publish.ask.wait': 'Go back and complete it',
    'publish.seen_en':
      'These texts have no English. English readers will see the Lithuanian, marked ‘(in Lithuanian only)’:',
    'publish.seen_lt':
      'These texts have no Lithuanian. Lithuanian readers will see the English, marked as such:',
    'publish.unmarked': 'Browser tabs, search results and descriptions of pictures have no such mark.',
    'schedule.ask.confirm': 'Schedule anyway',
    'tab.empty': '{{language}} – empty',
    'tab.error': '{{language}} – error',
    'tab.warning': '{{language}} – warning',
    'tabs.label': 'Language of the text',
  },
})
