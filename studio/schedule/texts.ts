import {defineTexts} from '../languages/interface/define-texts.ts'

export const scheduleTexts = defineTexts('site-schedule', {
  lithuanian: {
    'action.label': 'Suplanuoti…',
    'action.title': 'Paskelbti arba nuimti iš svetainės nustatytu laiku',
    'badge.failed': 'Planas sustabdytas',
    'badge.publish': 'Bus paskelbta {{time}}',
    'badge.unpublish': 'Bus nuimta {{time}}',
    'dialog.cancel': 'Uždaryti',
    'dialog.choose': 'Pasirinkti kalendoriuje: {{field}}',
    'dialog.end': 'Atsisakyti plano',
    'dialog.example': 'Pvz., 2026-03-02 19:30',
    'dialog.header': 'Suplanuoti skelbimą',
    'dialog.london': 'Laikas – Velso, kad ir kur būtumėte.',
    'dialog.nothing-to-publish': 'Nepaskelbtų pakeitimų nėra, tad skelbti nėra ko.',
    'dialog.problems': 'Kad būtų galima suplanuoti skelbimą, pataisykite:',
    'dialog.publish-at': 'Paskelbti',
    'dialog.publish-hint': 'Iki tol lankytojai pakeitimų nematys. Tuščia – skelbsite patys.',
    'dialog.repeated':
      'Tą naktį ši valanda kartojasi, nes laikrodžiai sukami atgal. Galios antroji – žiemos laiku.',
    'dialog.save': 'Išsaugoti planą',
    'dialog.unpublish-at': 'Nuimti iš svetainės',
    'dialog.unpublish-hint': 'Puslapio nebebus, o tekstas liks čia kaip juodraštis. Tuščia – nenuimti.',
    'dialog.wait': 'Palaukite, kol bus patikrinta…',
    'failure.invalid': 'Nebus paskelbta, kol nepataisyta: {{problems}}',
    'failure.late':
      'Nepaskelbta: nustatytu laiku svetainė neveikė, o praėjo jau daugiau kaip šešios valandos. Jei tai dar tinka, paskelbkite patys arba suplanuokite iš naujo.',
    'failure.over':
      'Nepaskelbta: nustatytu laiku svetainė neveikė, o renginys jau praėjo. Jei vis tiek reikia, paskelbkite patys arba atsisakykite plano.',
    'failure.refused':
      'Nepaskelbta: pasirinktas įrašas, kuris pats dar nepaskelbtas arba jau ištrintas. Pabandykite paskelbti patys.',
    'failure.taken':
      'Nepaskelbta: tuo pačiu adresu ar kodu jau paskelbtas kitas puslapis. Pakeiskite adresą.',
    'failure.unchecked':
      'Nepaskelbta: juodraštis pakeistas ir nebepatikrintas. Atverkite jį – jei klaidų nėra, bus paskelbta savaime.',
    'fault.order': 'Nuimti galima tik po to, kai bus paskelbta.',
    'fault.past': 'Šis laikas jau praėjo.',
    'list.overdue-publish': 'Turėjo būti paskelbta {{time}}, bet nepaskelbta.',
    'list.overdue-unpublish': 'Turėjo būti nuimta {{time}}, bet nenuimta.',
    'list.title': 'Suplanuota',
    'toast.ended': 'Plano atsisakyta',
    'toast.failed.description': 'Patikrinkite ryšį ir bandykite dar kartą.',
    'toast.failed.title': 'Planas neišsaugotas',
    'toast.saved': 'Suplanuota',
    'toast.unwatched': 'Laiško apie tai, ar pavyko, nebus: jūsų adreso sužinoti nepavyko.',
    'toast.watched': 'Kai bus atlikta arba nepavyks, gausite laišką.',
  },
  english: {
    'action.label': 'Schedule…',
    'action.title': 'Publish or unpublish at a set time',
    'badge.failed': 'Schedule on hold',
    'badge.publish': 'To be published {{time}}',
    'badge.unpublish': 'To be unpublished {{time}}',
    'dialog.cancel': 'Close',
    'dialog.choose': 'Choose in a calendar: {{field}}',
    'dialog.end': 'Remove the schedule',
    'dialog.example': 'For example, 2 March 2026 7.30pm',
    'dialog.header': 'Schedule publishing',
    'dialog.london': 'Times are in UK time, wherever you are.',
    'dialog.nothing-to-publish': 'There are no unpublished changes, so there is nothing to publish.',
    'dialog.problems': 'To schedule publishing, correct this first:',
    'dialog.publish-at': 'Publish at',
    'dialog.publish-hint': 'Until then visitors don’t see the changes. If empty, you publish them yourself.',
    'dialog.repeated':
      'This hour comes twice that night, as the clocks go back. The second one counts, in winter time.',
    'dialog.save': 'Save the schedule',
    'dialog.unpublish-at': 'Unpublish at',
    'dialog.unpublish-hint':
      'The page goes, and the text stays here as a draft. If empty, the page stays on the site.',
    'dialog.wait': 'Wait for the check…',
    'failure.invalid': 'Not published until corrected: {{problems}}',
    'failure.late':
      'Not published: the site was down at that time, and more than six hours have passed. If it still makes sense, publish it yourself or schedule it again.',
    'failure.over':
      'Not published: the site was down at that time, and the event is over now. If it is still needed, publish it yourself, or remove the schedule.',
    'failure.refused':
      'Not published: it refers to something that isn’t published itself, or was deleted. Try publishing it yourself.',
    'failure.taken':
      'Not published: another page was published at the same address, or with the same event code. Change the address.',
    'failure.unchecked':
      'Not published: the draft has been changed since it was last checked. Open it: if there are no errors, it is then published automatically.',
    'fault.order': 'It can be unpublished only after it is published.',
    'fault.past': 'This time has already passed.',
    'list.overdue-publish': 'It was to be published {{time}}, but was not.',
    'list.overdue-unpublish': 'It was to be unpublished {{time}}, but was not.',
    'list.title': 'Scheduled',
    'toast.ended': 'The schedule is removed',
    'toast.failed.description': 'Check your connection and try again.',
    'toast.failed.title': 'The schedule wasn’t saved',
    'toast.saved': 'Scheduled',
    'toast.unwatched': 'You’ll get no email about how it goes: we couldn’t find out your address.',
    'toast.watched': 'You’ll get an email once it’s done, or if it isn’t.',
  },
})
