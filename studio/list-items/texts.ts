import {defineTexts} from '../languages/interface/define-texts.ts'

export const itemTexts = defineTexts('site-list-items', {
  lithuanian: {
    'mark.cancelled': 'ATŠAUKTA',
    'mark.changed': 'Pakeista',
    'mark.soldOut': 'Bilietai parduoti',
    'mark.dateToBeConfirmed': 'data tikslinama',
    'mark.noEnglish': 'Nėra angliškai',
    untitled: 'Be pavadinimo',
    photos_one: '{{count}} nuotrauka',
    photos_few: '{{count}} nuotraukos',
    photos_other: '{{count}} nuotraukų',
    meets: 'susitinka {{date}}',
    reference: 'paskirtis {{reference}}',
    leadsTo: 'veda į {{target}}',
  },
  english: {
    'mark.cancelled': 'CANCELLED',
    'mark.changed': 'Changed',
    'mark.soldOut': 'Sold out',
    'mark.dateToBeConfirmed': 'date to be confirmed',
    'mark.noEnglish': 'No English',
    untitled: 'Untitled',
    photos_one: '{{count}} photo',
    photos_other: '{{count}} photos',
    meets: 'meets {{date}}',
    reference: 'reference {{reference}}',
    leadsTo: 'leads to {{target}}',
  },
})
