import {defineTexts} from '../languages/interface/define-texts.ts'

export const guideTexts = defineTexts('site-guide', {
  lithuanian: {
    'tool.title': 'Vadovas',
    contents: 'Turinys',
    loading: 'Atveriamas vadovas…',
    'link.form': 'Kaip tai daryti',
    'link.task': 'Žingsnis po žingsnio',
    'link.task.label': 'Žingsnis po žingsnio: {{task}}',
    'link.whole': 'Visas savanorio vadovas',
  },
  english: {
    'tool.title': 'Guide',
    contents: 'Contents',
    loading: 'Opening the guide…',
    'link.form': 'How to do this',
    'link.task': 'Step by step',
    'link.task.label': 'Step by step: {{task}}',
    'link.whole': 'The whole volunteers’ guide',
  },
})
