import {defineTexts} from '../languages/interface/define-texts.ts'

export const editingTexts = defineTexts('site-editing', {
  lithuanian: {
    'offline.title': 'Nėra ryšio',
    'offline.text':
      'Kol jo nėra, keisti ir skelbti negalima. Ką jau parašėte, lieka šiame skirtuke ir bus išsaugota, kai ryšys atsiras. Iki tol skirtuko neuždarykite ir neįkelkite iš naujo.',
    'refused.title': 'Nepavyksta išsaugoti',
    'refused.text':
      'Ryšys yra, bet pakeitimai nepriimami. Bandome toliau. Skirtuko neuždarykite ir neįkelkite iš naujo, o ką parašėte, dėl viso pikto nusikopijuokite.',
    'saving.title': 'Ryšys atsirado, saugoma…',
    'saving.text': 'Dar neuždarykite šio skirtuko: saugoma tai, ką parašėte dingstant ryšiui.',
    'newer.cancel': 'Palikti, kaip yra',
    'newer.confirm': 'Vis tiek atšaukti paskelbimą',
    'newer.header': 'Juodraštis jau keistas',
    'newer.text':
      'Po paskelbimo juodraštis pakeistas. Jis liks toks, koks yra dabar. Svetainėje vėl bus tai, kas buvo prieš paskelbimą.',
    'newer.text.by':
      'Juodraštį dabar keičia {{name}}. Jis liks toks, koks yra, ir niekas iš jo nedings. Svetainėje vėl bus tai, kas buvo prieš paskelbimą.',
    'typing.header': 'Įrašą dabar keičia kitas žmogus',
    'typing.message.delete':
      '{{name}} kaip tik dabar rašo šiame įraše. Jei ištrinsite, rašantis žmogus galės įrašą sugrąžinti su viskuo, kas parašyta.',
    'typing.message.discard':
      '{{name}} kaip tik dabar rašo šiame įraše. Jei pakeitimų atsisakysite, dings ir tai, ką parašė kiti.',
    'typing.message.publish':
      '{{name}} kaip tik dabar rašo šiame įraše. Jei paskelbsite, svetainėje atsiras ir tai, kas dar nebaigta. Nieko, kas parašyta, nedings.',
    'typing.message.replacePicture':
      '{{name}} kaip tik dabar rašo įraše, kuriame yra šis paveikslėlis. Jei pakeisite, paveikslėlis pasikeis ir ten. Nieko, kas parašyta, nedings.',
    'typing.message.unpublish':
      '{{name}} kaip tik dabar rašo šiame įraše. Jei nuimsite, puslapio svetainėje nebebus. Juodraštyje nieko, kas parašyta, nedings.',
    'typing.delete': 'Vis tiek ištrinti',
    'typing.discard': 'Vis tiek atsisakyti',
    'typing.publish': 'Vis tiek paskelbti',
    'typing.replacePicture': 'Vis tiek pakeisti',
    'typing.somebody': 'Kitas žmogus',
    'typing.unpublish': 'Vis tiek nuimti',
    'typing.wait': 'Palaukti',
    'claim.held': 'Šį laukelį dabar pildo {{name}}. Jis atsilaisvins, kai 20 sekundžių niekas jame nerašys.',
    'claim.ask': 'Paprašyti užleisti',
    'claim.own': 'Šį laukelį pildote kitame skirtuke.',
    'claim.take': 'Rašyti čia',
    'claim.asked': 'Paprašėte. Kai {{name}} užleis laukelį arba 20 sekundžių nieko nerašys, galėsite rašyti.',
    'claim.wanted': '{{name}} nori rašyti šiame laukelyje. Ką parašėte, liks.',
    'claim.give': 'Užleisti',
    'claim.given': 'Užleidote. Ką parašėte, liko.',
    'deleted.title': 'Šis įrašas ką tik ištrintas',
    'deleted.title.by': '{{name}} ką tik ištrynė šį įrašą',
    'deleted.text': 'Ką parašėte, tebėra šioje formoje, bet neišsaugota. Rašyti galite toliau. Ką daryti?',
    'deleted.back': 'Sugrąžinti su mano tekstu',
    'deleted.back.done': 'Sugrąžinta kaip juodraštis',
    'deleted.back.failed': 'Sugrąžinti nepavyko',
    'deleted.failed.text': 'Ką parašėte, tebėra formoje. Patikrinkite ryšį ir bandykite dar kartą.',
    'deleted.copy': 'Kopijuoti tekstą',
    'deleted.copy.done': 'Tekstas nukopijuotas',
    'deleted.copy.failed': 'Nukopijuoti nepavyko',
    'deleted.let_go': 'Palikti ištrintą',
    'kept.title': 'Radome neišsaugoto teksto',
    'kept.text':
      'Tai parašėte {{when}}, bet išsaugoti nespėjome: užsidarė skirtukas arba nutrūko ryšys. Ar sugrąžinti?',
    'kept.changed': 'Vėliau šis laukelis buvo pakeistas. Pasirinkite, kas jame turi būti.',
    'kept.yours': 'Jūsų tekstas',
    'kept.stored': 'Dabar laukelyje',
    'kept.empty': '(tuščia)',
    'kept.not_text': '(ne tekstas: nuotrauka, nuoroda ar kitas pasirinkimas)',
    'kept.use_yours': 'Įrašyti mano tekstą',
    'kept.leave': 'Palikti, kas dabar',
    'kept.restore': 'Sugrąžinti',
    'kept.discard': 'Nereikia, ištrinti',
  },
  english: {
    'offline.title': 'No connection',
    'offline.text':
      'Until you are back online, nothing can be changed or published. What you have typed stays in this tab and will be saved then. Do not close or reload the tab until then.',
    'refused.title': 'Saving does not work',
    'refused.text':
      'There is a connection, but your changes are not accepted. We keep trying. Do not close or reload the tab, and copy what you have typed, to be safe.',
    'saving.title': 'Back online, saving…',
    'saving.text': 'Do not close this tab yet: what you typed when the connection dropped is being saved.',
    'newer.cancel': 'Leave it as it is',
    'newer.confirm': 'Undo publishing anyway',
    'newer.header': 'The draft has changed since',
    'newer.text':
      'The draft has been changed since you published. It stays as it is now. The site will show again what was there before.',
    'newer.text.by':
      '{{name}} is changing the draft right now. It stays as it is, and nothing in it is lost. The site will show again what was there before.',
    'typing.header': 'Somebody else is changing this',
    'typing.message.delete':
      '{{name}} is typing in this document right now. If you delete it, they can bring it back with all that was typed.',
    'typing.message.discard':
      '{{name}} is typing in this document right now. If you discard the changes, those of others go too.',
    'typing.message.publish':
      '{{name}} is typing in this document right now. If you publish, the site will also show what is not finished. Nothing that was typed will be lost.',
    'typing.message.replacePicture':
      '{{name}} is typing right now in a document that shows this picture. If you replace it, it changes there too. Nothing that was typed will be lost.',
    'typing.message.unpublish':
      '{{name}} is typing in this document right now. If you unpublish it, the page leaves the site. Nothing that was typed will be lost from the draft.',
    'typing.delete': 'Delete anyway',
    'typing.discard': 'Discard anyway',
    'typing.publish': 'Publish anyway',
    'typing.replacePicture': 'Replace anyway',
    'typing.somebody': 'Somebody else',
    'typing.unpublish': 'Unpublish anyway',
    'typing.wait': 'Wait',
    'claim.held': '{{name}} is writing in this field. It is free again after 20 seconds of quiet.',
    'claim.ask': 'Ask for it',
    'claim.own': 'You are writing in this field in another tab.',
    'claim.take': 'Write here',
    'claim.asked':
      'You have asked. You can write once {{name}} hands it over or has been quiet for 20 seconds.',
    'claim.wanted': '{{name}} would like to write in this field. What you have written stays.',
    'claim.give': 'Hand it over',
    'claim.given': 'You have handed it over. What you have written has stayed.',
    'deleted.title': 'This has just been deleted',
    'deleted.title.by': '{{name}} has just deleted this',
    'deleted.text':
      'What you have typed is still in this form, but not saved. You can go on typing. What now?',
    'deleted.back': 'Bring it back with my text',
    'deleted.back.done': 'Brought back as a draft',
    'deleted.back.failed': 'It couldn’t be brought back',
    'deleted.failed.text': 'What you have typed is still in the form. Check the connection and try again.',
    'deleted.copy': 'Copy the text',
    'deleted.copy.done': 'The text was copied',
    'deleted.copy.failed': 'The text couldn’t be copied',
    'deleted.let_go': 'Leave it deleted',
    'kept.title': 'We found text that was not saved',
    'kept.text':
      'You wrote this on {{when}}, but it could not be saved in time: the tab was closed or the connection broke. Shall we put it back?',
    'kept.changed': 'This field was changed later. Choose what it should hold.',
    'kept.yours': 'Your text',
    'kept.stored': 'In the field now',
    'kept.empty': '(empty)',
    'kept.not_text': '(not text: a picture, a link or another choice)',
    'kept.use_yours': 'Use my text',
    'kept.leave': 'Keep what is there',
    'kept.restore': 'Put it back',
    'kept.discard': 'No, delete it',
  },
})
