import {defineTexts} from '../languages/interface/define-texts.ts'

export const registrantTexts = defineTexts('site-registrants', {
  lithuanian: {
    'beyond-capacity_one':
      '{{count}} žmogus išlaiko vietą, nors vietų bus mažiau; nauja vieta niekam nesiūloma, kol vietų neatsilaisvins.',
    'beyond-capacity_few':
      '{{count}} žmonės išlaiko vietas, nors vietų bus mažiau; nauja vieta niekam nesiūloma, kol vietų neatsilaisvins.',
    'beyond-capacity_other':
      '{{count}} žmonių išlaiko vietas, nors vietų bus mažiau; nauja vieta niekam nesiūloma, kol vietų neatsilaisvins.',
    cancel: 'Atšaukti',
    'change.cancelled': 'Renginys atšaukiamas.',
    'change.capacity': 'Mažinamas vietų skaičius.',
    'change.moved': 'Keičiasi renginio laikas arba vieta.',
    'change.removed': 'Renginys dingsta iš svetainės.',
    'change.restored': 'Atšauktas renginys vis dėlto vyks.',
    'confirm.delete': 'Suprantu, trinti',
    'confirm.publish': 'Suprantu, skelbti',
    'confirm.schedule': 'Suprantu, suplanuoti',
    'confirm.undo': 'Suprantu, atšaukti paskelbimą',
    'confirm.unpublish': 'Suprantu, nuimti',
    'email.none': 'Jiems nebus išsiųsta nieko.',
    'email.proposed':
      'Savaime jiems nebus išsiųsta nieko. Admin skydelyje, skiltyje „Registracijos“, rasite jiems visiems paruoštą laišką: peržiūrėkite ir išsiųskite jį patys.',
    'ended-offers_one':
      'Baigiasi {{count}} laisvos vietos pasiūlymas: kam ji siūlyta, grįžta į laukiančiųjų sąrašą ir atskiro laiško negaus.',
    'ended-offers_few':
      'Baigiasi {{count}} laisvų vietų pasiūlymai: kam jos siūlytos, grįžta į laukiančiųjų sąrašą ir atskirų laiškų negaus.',
    'ended-offers_other':
      'Baigiasi {{count}} laisvų vietų pasiūlymų: kam jos siūlytos, grįžta į laukiančiųjų sąrašą ir atskirų laiškų negaus.',
    header: 'Į šį renginį jau užsiregistruota',
    people_one: 'iš viso {{count}} žmogus',
    people_few: 'iš viso {{count}} žmonės',
    people_other: 'iš viso {{count}} žmonių',
    registrations_one: 'Tai susiję su {{count}} registracija ({{people}}), skaičiuojant ir laukiančius.',
    registrations_few: 'Tai susiję su {{count}} registracijomis ({{people}}), skaičiuojant ir laukiančius.',
    registrations_other: 'Tai susiję su {{count}} registracijų ({{people}}), skaičiuojant ir laukiančius.',
    unknown:
      'Nepavyko sužinoti, ar kas nors užsiregistravo. Patikrinkite ryšį ir bandykite dar kartą. Jei tęsite, užsiregistravusiems gali tekti parašyti.',
    'unknown.header': 'Ar kas nors užsiregistravo?',
  },
  english: {
    'beyond-capacity_one':
      '{{count}} person over the new limit keeps their place. No place is offered to anybody else until some are free.',
    'beyond-capacity_other':
      '{{count}} people over the new limit keep their places. No place is offered to anybody else until some are free.',
    cancel: 'Cancel',
    'change.cancelled': 'The event is cancelled.',
    'change.capacity': 'There will be fewer places.',
    'change.moved': 'The time or the place of the event changes.',
    'change.removed': 'The event is taken off the site.',
    'change.restored': 'The cancelled event is going ahead after all.',
    'confirm.delete': 'I understand, delete',
    'confirm.publish': 'I understand, publish',
    'confirm.schedule': 'I understand, schedule',
    'confirm.undo': 'I understand, undo publishing',
    'confirm.unpublish': 'I understand, unpublish',
    'email.none': 'No email will be sent to them.',
    'email.proposed':
      'Nothing is sent to them automatically. You’ll find a draft email to all of them in the admin dashboard, under ‘Registrations’: check it and send it yourself.',
    'ended-offers_one':
      '{{count}} offer of a free place ends: the person goes back to the waiting list and gets no separate email.',
    'ended-offers_other':
      '{{count}} offers of free places end: the people go back to the waiting list and get no separate emails.',
    header: 'People registered for this event',
    people_one: '{{count}} person in all',
    people_other: '{{count}} people in all',
    registrations_one: 'This affects {{count}} registration ({{people}}), including those waiting.',
    registrations_other: 'This affects {{count}} registrations ({{people}}), including those waiting.',
    unknown:
      'We couldn’t find out whether anybody has registered. Check your connection and try again. If you go on, you may have to write to those who registered.',
    'unknown.header': 'Has anybody registered?',
  },
})
