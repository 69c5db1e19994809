import {defineTexts} from '../define-texts.ts'

/** What becomes of people who registered for an event that is about to change. */
export const registrantTexts = defineTexts('site-registrants', {
  lithuanian: {
    asking: 'Žiūrima, kas užsiregistravo…',
    'beyond-capacity_one':
      '{{count}} žmogus vietą išlaiko, nors vietų bus mažiau; nauja vieta niekam nesiūloma, kol jų neatsilaisvins.',
    'beyond-capacity_few':
      '{{count}} žmonės vietas išlaiko, nors vietų bus mažiau; nauja vieta niekam nesiūloma, kol jų neatsilaisvins.',
    'beyond-capacity_other':
      '{{count}} žmonių vietas išlaiko, nors vietų bus mažiau; nauja vieta niekam nesiūloma, kol jų neatsilaisvins.',
    cancel: 'Atšaukti',
    'change.cancelled': 'Renginys atšaukiamas.',
    'change.capacity': 'Mažinamas vietų skaičius.',
    'change.moved': 'Keičiasi renginio laikas arba vieta.',
    'change.removed': 'Renginys dingsta iš svetainės.',
    'change.restored': 'Atšauktas renginys vis dėlto vyks.',
    'confirm.delete': 'Suprantu, trinti',
    'confirm.publish': 'Suprantu, skelbti',
    'confirm.unpublish': 'Suprantu, nuimti',
    'email.none': 'Jiems nebus išsiųsta nieko.',
    'email.proposed':
      'Savaime jiems nebus išsiųsta nieko. Svetainės administravimo srityje bus pasiūlytas laiškas jiems visiems; jį išsiųs žmogus.',
    'ended-offers_one':
      'Baigiasi {{count}} laisvos vietos pasiūlymas: žmogus grįžta į laukiančiųjų eilę, atskiro laiško negaus.',
    'ended-offers_few':
      'Baigiasi {{count}} laisvų vietų pasiūlymai: žmonės grįžta į laukiančiųjų eilę, atskirų laiškų negaus.',
    'ended-offers_other':
      'Baigiasi {{count}} laisvų vietų pasiūlymų: žmonės grįžta į laukiančiųjų eilę, atskirų laiškų negaus.',
    header: 'Į šį renginį žmonės užsiregistravo',
    people_one: 'iš viso {{count}} žmogus',
    people_few: 'iš viso {{count}} žmonės',
    people_other: 'iš viso {{count}} žmonių',
    registrations_one: 'Tai palies {{count}} registraciją ({{people}}), skaičiuojant ir laukiančius.',
    registrations_few: 'Tai palies {{count}} registracijas ({{people}}), skaičiuojant ir laukiančius.',
    registrations_other: 'Tai palies {{count}} registracijų ({{people}}), skaičiuojant ir laukiančius.',
    unknown:
      'Nepavyko sužinoti, ar kas nors užsiregistravo. Patikrinkite ryšį ir bandykite dar kartą. Jei tęsite, užsiregistravusiems gali tekti parašyti.',
    'unknown.header': 'Ar kas nors užsiregistravo?',
  },
  english: {
    asking: 'Looking up who registered…',
    'beyond-capacity_one':
      '{{count}} person keeps a place although there will be fewer; no place is offered to anybody until some are free.',
    'beyond-capacity_other':
      '{{count}} people keep their places although there will be fewer; no place is offered to anybody until some are free.',
    cancel: 'Cancel',
    'change.cancelled': 'The event is cancelled.',
    'change.capacity': 'The number of places is cut.',
    'change.moved': 'The time or the place of the event changes.',
    'change.removed': 'The event goes off the site.',
    'change.restored': 'The cancelled event takes place after all.',
    'confirm.delete': 'I understand, delete',
    'confirm.publish': 'I understand, publish',
    'confirm.unpublish': 'I understand, unpublish',
    'email.none': 'They will be sent nothing.',
    'email.proposed':
      'Nothing is sent to them by itself. The admin area of the site will propose an email to all of them, which a person sends.',
    'ended-offers_one':
      '{{count}} offer of a free place ends: the person goes back to the waiting list, without an email of their own.',
    'ended-offers_other':
      '{{count}} offers of free places end: the people go back to the waiting list, without emails of their own.',
    header: 'People registered for this event',
    people_one: '{{count}} person in all',
    people_other: '{{count}} people in all',
    registrations_one: 'This touches {{count}} registration ({{people}}), those waiting included.',
    registrations_other: 'This touches {{count}} registrations ({{people}}), those waiting included.',
    unknown:
      'Whether anybody registered could not be found out. Check your connection and try again. If you go on, you may have to write to those who registered.',
    'unknown.header': 'Has anybody registered?',
  },
})
